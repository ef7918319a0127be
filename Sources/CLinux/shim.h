#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
// What the Glibc module does not give: epoll, eventfd, inotify, the processors of a thread, and the way to give memory back.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdint.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>

/// Gives free memory back to the system, as far as the C library can.
static inline void pandu_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Lets a thread run on every processor that its maker may use but the one that the maker runs on; on that one where there is
/// no other.
static inline void pandu_keep_off_own_processor(pthread_attr_t *attributes) {
#ifdef CPU_CLR
  cpu_set_t processors;
  int own = sched_getcpu();
  if (own < 0 || sched_getaffinity(0, sizeof(processors), &processors) != 0) return;
  CPU_CLR(own, &processors);
  if (CPU_COUNT(&processors) > 0) pthread_attr_setaffinity_np(attributes, sizeof(processors), &processors);
#else
  (void)attributes;
#endif
}
#endif
