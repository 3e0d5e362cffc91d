// `npm run forget -- secret` or `files`: lets the next start bring another secret, or another place for files.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('forget');
