import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { inProject } from './platform/project-folder.ts';

// Both must be enabled before the modules they apply to are loaded, hence the dynamic imports.
enableCompileCache(inProject('.cache', 'compile'));
setSourceMapsSupport(true);
const [command, address = ''] = process.argv.slice(2);
if (command === 'make-admin' || command === 'reconcile') {
  const [{ runCommand }, { makeAdmin }, { reconcileSums }] = await Promise.all([
    import('./command.ts'),
    import('./make-admin.ts'),
    import('./reconcile.ts'),
  ]);
  await runCommand((settings) =>
    command === 'reconcile' ? reconcileSums(settings) : makeAdmin(address, settings),
  );
} else {
  const { runServer } = await import('./run-server.ts');
  const { systemClock } = await import('./platform/clock.ts');
  runServer(systemClock);
}
