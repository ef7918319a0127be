#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
// What the Glibc module does not give: epoll, eventfd and inotify.
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#endif
