/**
 * Node flags for the server. By default, V8 lets garbage grow with the machine's memory, to several times the 50 MB
 * of live data; with these flags it uses half the memory, for a few percent more CPU time. Garbage left after a burst
 * of requests is collected after half a second instead of eight, and its memory is returned to the system one second
 * later instead of eight.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--gc-memory-reducer-start-delay-ms=500',
  '--memory-pool-timeout=1',
  '--max-large-page-pool-size=1',
];

/**
 * On Linux, glibc by default keeps freed memory in eight arenas per core. After a large block is freed once, it also
 * keeps blocks up to that size. With these settings, a freed block of 32 KB or more is returned immediately; V8's
 * compilers allocate theirs in such blocks. So are 128 KB or more at the end of the heap.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
