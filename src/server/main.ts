import { onStopSignal } from './stop-signals.ts';

// An older Node cannot even load the rest, so nothing else may be imported before this is known.
const oldestNode = 26;
const { node } = process.versions;
if (Number.parseInt(node, 10) < oldestNode) {
  const remedy = 'npm start installs one and uses it.';
  process.stderr.write(
    `Pinhigh needs Node ${oldestNode} or newer. This is Node ${node}; ${remedy}\n`,
  );
  process.exit(1);
}

// Until there is something to end in order, a signal ends the process at once, like a crash, which loses nothing.
onStopSignal(() => process.exit(0));
const { runWord } = await import('./commands.ts');
await runWord(process.argv.slice(2));
