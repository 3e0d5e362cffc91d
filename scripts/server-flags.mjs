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
 * keeps blocks up to that size. With these settings, freed memory of this many bytes or more is returned immediately.
 * V8 allocates blocks of 32 KB while it compiles the embedded database. With a database server, a limit of 32 KB costs
 * processor time: Node reads from its sockets into blocks of 64 KB.
 * @param {{ DATABASE_URL?: string | undefined }} settings
 */
export const serverEnvironment = ({ DATABASE_URL: url }) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: url ? '131072' : '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
});
