import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { inProject } from './platform/project-folder.ts';

// Both must be enabled before the modules they apply to are loaded, hence the dynamic import.
enableCompileCache(inProject('.cache', 'compile'));
setSourceMapsSupport(true);
const { runServer } = await import('./run-server.ts');
const { systemClock } = await import('./platform/clock.ts');
runServer(systemClock);
