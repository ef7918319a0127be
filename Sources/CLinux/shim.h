#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
// What the Glibc module does not give: epoll, eventfd, inotify, and the way to give memory back.
#include <stdint.h>
#include <malloc.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>

/// Gives free memory back to the system, as far as the C library can.
static inline void pandu_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
#endif
