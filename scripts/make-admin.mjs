// `npm run make-admin -- ADDRESS`: makes a golfer an administrator, in the database that the settings name.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('make-admin');
