/**
 * How much a test with random or many repeated steps does: few in `npm test`, many in `npm run test:long`, which sets
 * TEST_SCALE and runs every test file that imports this module. The only place that reads these variables.
 */
const isLong = process.env['TEST_SCALE'] === 'long';

/** Returns the value for the running scale. */
export const atScale = <Value>({ short, long }: { short: Value; long: Value }): Value =>
  isLong ? long : short;

/**
 * The start of a test's pseudorandom numbers: `npm run test:long -- --seed 7`, otherwise 1. The message of a failure
 * includes it.
 */
export const seed = Number(process.env['TEST_SEED'] ?? 1);
