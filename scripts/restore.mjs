// `npm run restore -- FILE [--replace]`: restores a backup into the data folder or database that the settings name.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('restore');
