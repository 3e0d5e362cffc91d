/**
 * What the server's Node is started with. V8 by itself lets garbage grow with the memory of the machine, to several
 * times the 50 MB that live; with these it takes half the memory, for a few percent more processor time. What a burst
 * of calls leaves behind is collected half a second after it instead of eight seconds, and the memory is the system's
 * again a second later instead of eight.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--gc-memory-reducer-start-delay-ms=500',
  '--memory-pool-timeout=1',
  '--max-large-page-pool-size=1',
];

/**
 * On Linux, glibc by itself keeps freed memory in eight places for each core, and after freeing a large piece once it
 * keeps pieces up to that size too. So many bytes and more go back to the system at once.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
