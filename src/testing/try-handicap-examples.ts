import { faultOf, readExamples } from './handicap-examples.ts';

// What `node scripts/handicap-examples.mjs FILE` runs.
const examples = readExamples(process.argv[2] ?? '');
const faults = examples.map(faultOf).filter((fault) => fault !== null);
const held = `${examples.length - faults.length} of ${examples.length} hold`;
process.stdout.write([...faults, held, ''].join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
