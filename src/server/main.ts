import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { inProject } from './platform/project-folder.ts';

// Both must be enabled before the modules they apply to are loaded, hence the dynamic imports.
enableCompileCache(inProject('.cache', 'compile'));
setSourceMapsSupport(true);
const [command, address = ''] = process.argv.slice(2);
if (command === 'make-admin') {
  const { runMakeAdmin } = await import('./make-admin.ts');
  await runMakeAdmin(address);
} else {
  const { runServer } = await import('./run-server.ts');
  const { systemClock } = await import('./platform/clock.ts');
  runServer(systemClock);
}
