#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
// What the Glibc module does not give: epoll and eventfd.
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#endif
