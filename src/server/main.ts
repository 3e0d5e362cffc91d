import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import type { Command } from './command.ts';
import { inProject } from './platform/project-folder.ts';

// Both must be enabled before the modules they apply to are loaded, hence the dynamic imports.
enableCompileCache(inProject('.cache', 'compile'));
setSourceMapsSupport(true);
/** What the process can be started for, besides running the server. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'make-admin': async () => (await import('./make-admin.ts')).makeAdmin,
  reconcile: async () => (await import('./reconcile.ts')).reconcileSums,
  backup: async () => (await import('./backup.ts')).backUp,
  verify: async () => (await import('./backup.ts')).verify,
  restore: async () => (await import('./backup.ts')).restore,
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load !== undefined) {
  const [{ runCommand }, command] = await Promise.all([import('./command.ts'), load()]);
  await runCommand((settings) => command(args, settings));
} else {
  const { runServer } = await import('./run-server.ts');
  const { systemClock } = await import('./platform/clock.ts');
  runServer(systemClock);
}
