// `npm run clear-second-step -- ADDRESS`: lets a golfer who has lost phone and recovery codes in with the password alone,
// in the database that the settings name.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('clear-second-step');
