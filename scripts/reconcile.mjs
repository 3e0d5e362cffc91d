// `npm run reconcile`: corrects sums that differ from their rows, in the database that the settings name.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('reconcile');
