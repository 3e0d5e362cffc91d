// Counts SQL statements. Preloaded into a server that runs from its sources, where `pg` is a separate module.
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
// The message listener must not keep a stopping server alive.
process.channel?.unref();
