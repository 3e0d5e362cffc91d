import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import type { Command } from './command.ts';
import { inProject } from './platform/project-folder.ts';

/** What the process can be started for, besides running the server. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'make-admin': async () => (await import('./make-admin.ts')).makeAdmin,
  'clear-second-step': async () => (await import('./clear-second-step.ts')).clearStep,
  reconcile: async () => {
    const { reconcileSums } = await import('./reconcile.ts');
    return (words, settings) => reconcileSums(words, settings);
  },
  backup: async () => (await import('./backup.ts')).backUp,
  verify: async () => (await import('./backup.ts')).verify,
  restore: async () => (await import('./restore.ts')).restore,
  forget: async () => (await import('./forget.ts')).forget,
  move: async () => (await import('./move.ts')).move,
  health: async () => (await import('./ask-health.ts')).askHealth,
};

async function serve(): Promise<void> {
  const { runServer } = await import('./run-server.ts');
  const { systemClock } = await import('./platform/clock.ts');
  runServer(systemClock);
}

/** Runs the server, or the command that the first of these words names. */
export async function runWord([name, ...args]: readonly string[]): Promise<void> {
  // Both must be enabled before the modules they apply to are loaded, hence the dynamic imports.
  enableCompileCache(inProject('.cache', 'compile'));
  setSourceMapsSupport(true);
  if (name === undefined) return serve();
  const load = commands[name];
  if (load === undefined) {
    const known = Object.keys(commands).join(', ');
    process.stderr.write(
      `There is no command ${name}. There are: ${known}. Without one, the server starts.\n`,
    );
    process.exit(1);
  }
  const [{ runCommand }, command] = await Promise.all([import('./command.ts'), load()]);
  await runCommand(command, args);
}
