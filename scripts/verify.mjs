// `npm run verify -- FILE`: reads a backup and compares every part of it with what was saved.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('verify');
