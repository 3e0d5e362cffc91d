// Loaded into a server that runs from its sources, where `pg` is a module of its own: counts SQL statements.
import pg from 'pg';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...call: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, call);
} as typeof query;

process.on('message', () => {
  process.send?.({ statements });
  statements = 0;
});
// Listening must not keep a server alive that is told to stop.
process.channel?.unref();
