// The baseline: only Fastify with one route and one indexed query on the same database.
import { eq, sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { users } from '#server/platform/auth/tables.ts';
import { readConfig } from '#server/platform/config.ts';
import { createDb } from '#server/platform/database/drizzle.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const db = createDb(database.pool);
const byEmail = db
  .select({ id: users.id, firstName: users.firstName })
  .from(users)
  .where(eq(users.email, sql.placeholder('email')))
  .prepare('bare_user');

const app = fastify();
app.get('/api/health', () => ({ status: 'ok' }));
app.get<{ Params: { email: string } }>('/api/user/:email', async ({ params }) => {
  const [row] = await byEmail.execute({ email: params.email });
  return row ?? null;
});
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
});
await app.listen({ port: config.port, host: config.host });
