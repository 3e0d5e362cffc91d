// `npm run backup [-- --to DIR]`: backs up what the settings name into one archive, while the server runs or not.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('backup');
