import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { aVideo } from '#testing/a-video.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { enginesAtScale } from '#testing/database.ts';
import { createsExercise, exerciseOf } from '#testing/exercises.ts';
import { followsBreak100, ok, sessionOn } from '#testing/scenario.ts';
import { fetched, videoOf } from '#testing/videos.ts';

const captions = 'WEBVTT\n\n00:01.000 --> 00:03.000\nKeep the head still.\n';

describe.each(enginesAtScale)('captions, with the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
    golfer = await aGolfer(server);
  });
  afterAll(() => server.close());

  const urlOf = (id: string) => `/api/admin/exercises/${id}/captions`;
  const sends = (id: string, text = captions) => admin.send('PUT', urlOf(id), { captions: text });
  const captionsUrlOf = async (id: string) =>
    (await exerciseOf(admin, id)).media.video?.captionsUrl ?? null;

  /** Makes an exercise with a video and captions. */
  async function aFilmedExercise() {
    const { id } = await createsExercise(admin);
    await videoOf(admin, { id, bytes: aVideo('mp4', { seed: 11 }) });
    await ok(sends(id));
    return id;
  }

  test('golfers get the captions of a video in their sessions, with their language', async () => {
    await followsBreak100(golfer);
    const { id } = await sessionOn(golfer, '2026-05-14');
    const shown = async () => {
      const url = `/api/user/scheduled-session-details/${id}`;
      return (await ok<SessionDetails>(golfer.get(url))).session.exercises[0];
    };
    const exerciseId = (await shown())?.exerciseId ?? '';
    expect((await shown())?.captions).toBeNull();
    await videoOf(admin, { id: exerciseId, bytes: aVideo('mp4', { seed: 12 }) });
    await ok(sends(exerciseId));
    const url = `/api/exercises/${exerciseId}/captions.vtt`;
    expect((await shown())?.captions).toEqual({ url, language: 'en' });
    const answer = await fetched(server, golfer, { url });
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(answer.body).toBe(captions);
  });

  test('an exercise without an uploaded video takes no captions', async () => {
    const { id } = await createsExercise(admin);
    expect(await sends(id)).toMatchObject({ status: 404 });
  });

  test('a text that is not WebVTT is refused with its reason', async () => {
    const id = await aFilmedExercise();
    expect(await sends(id, captions.replace('WEBVTT', 'SubRip'))).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'captions', message: 'These are not captions in the WebVTT format.' }],
      },
    });
    expect(await captionsUrlOf(id)).not.toBeNull();
  });

  test('captions are removed alone, with their video, and by another video', async () => {
    const id = await aFilmedExercise();
    const removed = await ok<ExerciseMedia>(admin.send('DELETE', urlOf(id)));
    expect(removed.video?.captionsUrl).toBeNull();
    const url = `/api/exercises/${id}/captions.vtt`;
    expect((await fetched(server, golfer, { url })).statusCode).toBe(404);

    await ok(sends(id));
    await videoOf(admin, { id, bytes: aVideo('mp4', { seed: 11 }) });
    expect(await captionsUrlOf(id)).toBe(url);
    await videoOf(admin, { id, bytes: aVideo('mp4', { seed: 13 }) });
    expect(await captionsUrlOf(id)).toBeNull();

    await ok(sends(id));
    await ok(admin.send('DELETE', `/api/admin/exercises/${id}/video`));
    await videoOf(admin, { id, bytes: aVideo('mp4', { seed: 13 }) });
    expect(await captionsUrlOf(id)).toBeNull();
  });
});
