import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { admin as rows } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { oldAuditEntriesWorker } from '#server/platform/audit/audit-log.ts';
import { aVideo } from '#testing/a-video.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { createsExercise, formOf } from '#testing/exercises.ts';
import { nthId } from '#testing/ids.ts';
import { ok } from '#testing/scenario.ts';
import { beginsUpload, sendsPart } from '#testing/videos.ts';

const now = '2026-05-14T00:00:00.000Z';

describe.each(enginesAtScale)('the audit log on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await aGolfer(server);
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  });
  afterAll(() => server.close());

  const log = (query = '') =>
    ok<AnswerOf<typeof rows.auditLog>>(admin.get(`/api/admin/audit-log${query}`));
  const broadcast = (changes: object = {}, by: Pick<Golfer, 'send'> = admin) =>
    by.send('POST', '/api/admin/broadcasts', {
      title: 'Greens closed',
      message: 'x'.repeat(500),
      targetAudience: 'all_users',
      expiresAt: null,
      ...changes,
    });

  test('records each action with administrator, time, request and shortened input', async () => {
    const sent = await ok<{ id: string }>(broadcast());
    const path = `/api/admin/broadcasts/${sent.id}`;
    await ok(admin.send('PATCH', path, { isActive: false }));
    const by = { id: expect.any(Number), at: now, administrator: 'Nora Devlin' };
    expect(await log()).toEqual({
      nextCursor: null,
      entries: [
        {
          ...by,
          call: 'PATCH /api/admin/broadcasts/{id}',
          act: 'setBroadcast',
          subjectId: sent.id,
          subject: 'Greens closed',
          input: { isActive: false },
        },
        {
          ...by,
          call: 'POST /api/admin/broadcasts',
          act: 'sendBroadcast',
          subjectId: sent.id,
          subject: 'Greens closed',
          input: {
            title: 'Greens closed',
            message: `${'x'.repeat(80)}…`,
            targetAudience: 'all_users',
            expiresAt: null,
          },
        },
      ],
    });
  });

  test('does not record refused, repeated or read-only requests', async () => {
    const before = (await log()).entries.length;
    await broadcast({ title: '' });
    await admin.send('PATCH', '/api/admin/broadcasts/nothing', { isActive: true });
    await (await aGolfer(server)).send('POST', '/api/admin/test-welcome-email');
    const once = admin.with({ 'idempotency-key': 'f3c1f6a2-5b7e-4a1b-9a51-6a2d4a1c7e11' });
    await ok(broadcast({}, once));
    await ok(broadcast({}, once));
    expect((await log()).entries).toHaveLength(before + 1);
  });

  test('records the start and the end of a video upload, but not each part', async () => {
    const exercise = await createsExercise(admin);
    const before = (await log()).entries.length;
    const bytes = aVideo('mp4', { bytes: 3000, seed: 1 });
    const upload = await beginsUpload(admin, exercise.id, bytes.length);
    await ok(sendsPart(admin, upload, bytes.subarray(0, 1000)));
    await ok(sendsPart(admin, { ...upload, received: 1000 }, bytes.subarray(1000)));
    await ok(admin.send('POST', `/api/admin/uploads/${upload.id}/finish`));
    const { entries } = await log();
    expect(entries).toHaveLength(before + 2);
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'finishVideo', subjectId: upload.id, subject: exercise.name },
      { act: 'startVideo', subjectId: exercise.id, subject: exercise.name },
    ]);
  });

  test('names a thing as it was called at the time, also when it is gone', async () => {
    const golfer = await aGolfer(server);
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select id from users where email = ${golfer.email}`,
    );
    await ok(admin.send('DELETE', `/api/admin/users/${rows[0]?.id}`));
    await server.db.execute(sql`delete from users where email = ${golfer.email}`);
    const exercise = await createsExercise(admin);
    const { id } = exercise;
    const renamed = { ...formOf(exercise), name: 'Ladder of putts' };
    await ok(admin.send('PUT', `/api/exercises/${id}`, renamed));
    await ok(admin.send('DELETE', `/api/exercises/${id}`, { reason: 'Too long' }));
    const { entries } = await log();
    expect(entries.slice(0, 4).map(({ act, subject }) => [act, subject])).toEqual([
      ['deleteExercise', 'Ladder of putts'],
      ['changeExercise', exercise.name],
      ['createExercise', exercise.name],
      ['deleteUser', 'Nora Devlin'],
    ]);
  });

  test('is paginated, and golfers cannot read it', async () => {
    await server.db.execute(sql`
      insert into audit_entries (at, administrator_id, call, input)
      select ${now}::timestamptz, ${nthId(1)}::uuid, 'POST /api/admin/test', '{}' from generate_series(1, 60)`);
    const first = await log();
    expect(first.entries).toHaveLength(50);
    expect(first.nextCursor).not.toBeNull();
    expect(first.entries[0]?.administrator).toBeNull();
    const rest = await log(`?cursor=${first.nextCursor}`);
    expect(rest.entries.length).toBeGreaterThan(10);
    expect(rest.nextCursor).toBeNull();
    expect((await (await aGolfer(server)).get('/api/admin/audit-log')).status).toBe(403);
  });

  test('deletes actions after a year', async () => {
    const clock = () => Temporal.Instant.from('2027-05-20T00:00:00Z');
    await oldAuditEntriesWorker({ db: server.db, clock }).run({});
    expect((await log()).entries).toEqual([]);
  });
});
