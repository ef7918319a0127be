#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
// What the Glibc module does not give: epoll, eventfd, inotify, the processors of a thread, and the way to give memory back.
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

#ifdef __GLIBC__
// Functions of the C library, under names of our own: their headers show them to a program of GNU's alone, whose other types would
// not be those of the Glibc module.
extern int pandu_own_processor(void) __asm__("sched_getcpu");
extern int pandu_get_processors(int thread, unsigned long size, void *processors) __asm__("sched_getaffinity");
extern int pandu_set_processors(void *attributes, unsigned long size, const void *processors)
    __asm__("pthread_attr_setaffinity_np");
#endif

/// Lets a thread run on every processor that its maker may use but the one that the maker runs on; on that one where there is
/// no other. `attributes` is a `pthread_attr_t`.
static inline void pandu_keep_off_own_processor(void *attributes) {
#ifdef __GLIBC__
  // A bit for each of 1,024 processors, as many as the C library knows.
  unsigned long processors[1024 / (8 * sizeof(unsigned long))] = {0};
  unsigned long width = 8 * sizeof(unsigned long), others = 0;
  int own = pandu_own_processor();
  if (own < 0 || own >= 1024 || pandu_get_processors(0, sizeof(processors), processors) != 0) return;
  processors[own / width] &= ~(1UL << (own % width));
  for (unsigned long place = 0; place < 1024 / width; place++) others |= processors[place];
  if (others != 0) pandu_set_processors(attributes, sizeof(processors), processors);
#else
  (void)attributes;
#endif
}
#endif
