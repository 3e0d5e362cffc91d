import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { partBytes, type Upload, videoLimits } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { aVideo } from '#testing/a-video.ts';
import { type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { createsExercise, exerciseOf } from '#testing/exercises.ts';
import { longWait } from '#testing/long-wait.ts';
import { placesAtScale, type S3Server, startS3 } from '#testing/s3-server.ts';
import { ok } from '#testing/scenario.ts';
import { beginsUpload, fetched, sendsPart } from '#testing/videos.ts';

describe.each(placesAtScale)('videos sent in parts %s, with the %s database', (place, engine) => {
  let s3: S3Server;
  let server: TestApp;
  let admin: Golfer;
  let exerciseId = '';
  beforeAll(async () => {
    s3 = await startS3();
    const environment = place === 'in a bucket' ? { ...s3.environment } : {};
    server = await startTestApp(engine, { ...environment, MEDIA_QUOTA_MB: '60' });
    admin = await anAdministrator(server);
  });
  afterAll(async () => {
    await server.close();
    await s3.stop();
  });
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    exerciseId = (await createsExercise(admin)).id;
  });

  const stateOf = ({ id }: Upload) => ok<Upload>(admin.get(`/api/admin/uploads/${id}`));
  const finishes = ({ id }: Upload) => admin.send('POST', `/api/admin/uploads/${id}/finish`);

  /** The names of the parts of all uploads in the storage. */
  async function partNames(): Promise<string[]> {
    if (place === 'in a bucket') {
      return (await s3.objects()).filter((name) => name.startsWith('uploads/'));
    }
    const folder = join(server.config.dataDir, 'files', 'uploads');
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((file) => file.isFile()).map(({ name }) => name);
  }

  test('a video of several megabytes arrives in parts and is stored unchanged', async () => {
    const bytes = aVideo('mp4', { bytes: 2 * partBytes + 12_345, seed: 3 });
    let upload = await beginsUpload(admin, exerciseId, bytes.length);
    expect(upload).toMatchObject({ size: bytes.length, received: 0 });
    while (upload.received < bytes.length) {
      const part = bytes.subarray(upload.received, upload.received + partBytes);
      upload = await ok<Upload>(sendsPart(admin, upload, part));
    }
    const { videoUrl, video } = await ok<ExerciseMedia>(finishes(upload));
    expect(video).toMatchObject({ state: 'ready', bytes: bytes.length });
    const { rawPayload } = await fetched(server, admin, { url: String(videoUrl) });
    expect(rawPayload.equals(bytes)).toBe(true);
    await vi.waitFor(async () => expect(await partNames()).toEqual([]), longWait);
    expect((await finishes(upload)).status).toBe(404);
  });

  test('an upload resumes after a broken connection, and a repeated part does no damage', async () => {
    const bytes = aVideo('mp4', { bytes: 3000, seed: 4 });
    const upload = await beginsUpload(admin, exerciseId, bytes.length);
    await ok(sendsPart(admin, upload, bytes.subarray(0, 1000)));
    // The response was lost: the client sends the same part again, and then another part at the same offset.
    for (const again of [bytes.subarray(0, 1000), Buffer.alloc(500)]) {
      expect(await sendsPart(admin, upload, again)).toMatchObject({
        status: 409,
        body: { code: 'upload_offset' },
      });
    }
    const known = await stateOf(upload);
    expect(known.received).toBe(1000);
    await ok(sendsPart(admin, known, bytes.subarray(1000)));
    const { videoUrl } = await ok<ExerciseMedia>(finishes(upload));
    const { rawPayload } = await fetched(server, admin, { url: String(videoUrl) });
    expect(rawPayload.equals(bytes)).toBe(true);
  });

  test('two requests that send the same part at once store it once', async () => {
    const bytes = aVideo('mp4', { bytes: 500, seed: 5 });
    const upload = await beginsUpload(admin, exerciseId, bytes.length);
    const both = await Promise.all([1, 2].map(() => sendsPart(admin, upload, bytes)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(upload)).received).toBe(bytes.length);
    await ok(finishes(upload));
  });

  test('an upload that is incomplete, larger than announced, or not a video does not become a video', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const upload = await beginsUpload(admin, exerciseId, page.length);
    expect(await finishes(upload)).toMatchObject({
      status: 409,
      body: { code: 'upload_incomplete' },
    });
    const more = Buffer.concat([page, page]);
    expect((await sendsPart(admin, upload, more)).status).toBe(413);
    await ok(sendsPart(admin, upload, page));
    expect(await finishes(upload)).toMatchObject({ status: 415, body: { code: 'video_type' } });
    expect((await exerciseOf(admin, exerciseId)).media.video).toBeNull();
  });

  test('a canceled upload no longer exists and accepts no more parts', async () => {
    const upload = await beginsUpload(admin, exerciseId, 1000);
    await ok(sendsPart(admin, upload, Buffer.alloc(400)));
    const url = `/api/admin/uploads/${upload.id}`;
    expect((await admin.send('DELETE', url)).status).toBe(204);
    expect((await admin.get(url)).status).toBe(404);
    expect((await sendsPart(admin, { ...upload, received: 400 }, Buffer.alloc(9))).status).toBe(
      404,
    );
  });

  test('a part that was stored but never counted is deleted with its upload', async () => {
    const before = await partNames();
    const upload = await beginsUpload(admin, exerciseId, 1000);
    await server.db.execute(sql`alter table video_uploads
      add constraint counts_nothing check (received = 0 or id <> ${sql.raw(`'${upload.id}'`)})`);
    expect((await sendsPart(admin, upload, Buffer.alloc(400))).status).toBe(500);
    await server.db.execute(sql`alter table video_uploads drop constraint counts_nothing`);
    // Parts of earlier tests may still be on their way out.
    const own = (await partNames()).filter((name) => !before.includes(name));
    expect(own).toHaveLength(1);
    await admin.send('DELETE', `/api/admin/uploads/${upload.id}`);
    await vi.waitFor(async () => expect(await partNames()).not.toContain(own[0]), longWait);
  });

  test('an upload expires one day after its last part', async () => {
    const upload = await beginsUpload(admin, exerciseId, 1000);
    expect(upload.expiresAt).toBe('2026-05-15T00:00:00.000Z');
    server.setNow('2026-05-14T23:00:00Z');
    const { expiresAt } = await ok<Upload>(sendsPart(admin, upload, Buffer.alloc(400)));
    expect(expiresAt).toBe('2026-05-15T23:00:00.000Z');
    server.setNow('2026-05-15T23:00:01Z');
    expect((await admin.get(`/api/admin/uploads/${upload.id}`)).status).toBe(404);
    expect((await sendsPart(admin, { ...upload, received: 400 }, Buffer.alloc(9))).status).toBe(
      404,
    );
  });

  test('unfinished uploads count toward the storage quota', async () => {
    await server.db.execute(sql`delete from video_uploads`);
    await beginsUpload(admin, exerciseId, videoLimits.maxBytes);
    const url = `/api/admin/exercises/${exerciseId}/video/uploads`;
    expect(await admin.send('POST', url, { size: videoLimits.maxBytes })).toMatchObject({
      status: 409,
      body: { code: 'storage_quota' },
    });
    await server.db.execute(sql`delete from video_uploads`);
    await beginsUpload(admin, exerciseId, videoLimits.maxBytes);
    await server.db.execute(sql`delete from video_uploads`);
  });
});
