/** Test files that need other servers of Debian's, or minutes, so that only `npm run test:long` runs them. */
export const longTestFiles = [
  'scripts/rolling-restart.test.ts',
  'src/server/pgbouncer.test.ts',
  'src/server/replica.test.ts',
];
