// Tells the thread sanitizer of the slow way into a Mutex.
//
// A Mutex of Swift's Synchronization that is free is taken inline, where the sanitizer sees the atomic. One that is
// fought over is taken inside libswiftSynchronization, which spins and then asks the kernel (a PI futex); none of that is
// compiled for the sanitizer, which then reports races on what the Mutex guards. A program of ten lines that holds
// nothing but a Mutex and a dictionary shows it. Loaded first, this puts the missing order around the library's three
// functions and nothing else, so a race that no Mutex guards is reported as ever.
//
//   clang -shared -fPIC -O2 Tests/Sanitizer/mutex.c -o mutex.so
//   LD_PRELOAD=$PWD/mutex.so swift test --skip-build --sanitize=thread
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

// The functions' names in the library: _MutexHandle._lockSlow(UInt32), ._tryLockSlow() -> Bool and ._unlockSlow().
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// The sanitizer's own (tsan_interface.h); null in a program that is built without it.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  static SWIFT void (*library)(uint32_t, SELF);
  if (!library) library = dlsym(RTLD_NEXT, LOCK);
  library(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT bool try_lock_slow(SELF) {
  static SWIFT bool (*library)(SELF);
  if (!library) library = dlsym(RTLD_NEXT, TRY_LOCK);
  bool taken = library(mutex);
  if (taken && __tsan_acquire) __tsan_acquire(mutex);
  return taken;
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  static SWIFT void (*library)(SELF);
  if (!library) library = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  library(mutex);
}
