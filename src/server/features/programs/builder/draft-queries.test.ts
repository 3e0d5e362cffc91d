import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { beginsWithAPlan, publishes } from '#testing/builder.ts';
import { programs } from '../tables.ts';
import { findDraftOrPublished } from './draft-queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

test('a program that is published while it is read has its plan', async () => {
  const admin = await anAdministrator(server);
  const { programId: id } = await beginsWithAPlan(admin);
  const [read] = await server.db.select().from(programs).where(eq(programs.id, id));
  await publishes(admin, id);
  const { plan } = await findDraftOrPublished(server.db, read ?? { id });
  expect(plan.weeks).toHaveLength(1);
});
