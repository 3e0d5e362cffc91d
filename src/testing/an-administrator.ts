import { eq } from 'drizzle-orm';
import { users } from '#server/platform/auth/tables.ts';
import { aGolfer, type Golfer, type TestApp } from './app.ts';

/** A golfer who has just signed up and been made an administrator. */
export async function anAdministrator(server: TestApp): Promise<Golfer> {
  const golfer = await aGolfer(server);
  await server.db.update(users).set({ isAdmin: true }).where(eq(users.email, golfer.email));
  return golfer;
}
