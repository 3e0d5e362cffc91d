// `npm run move -- --to postgres://… [--replace]`: moves the database of the data folder to a PostgreSQL server;
// `-- --to embedded` moves it back.
import { runServerCommand } from './server-command.mjs';

await runServerCommand('move');
