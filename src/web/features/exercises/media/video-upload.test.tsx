import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { aWholeExercise } from '#testing/an-exercise.ts';
import {
  fileOf,
  megabyte,
  noMedia,
  openMediaDialog,
  stubPictures,
} from '#testing/media-dialog.tsx';
import { stubServer } from '#testing/stub-server.ts';

const server = stubServer();
stubPictures();

const openDialog = (media?: Partial<ExerciseMedia>) => openMediaDialog(server, media);

const chooseVideo = /^Choose a video/;
const aVideo: NonNullable<ExerciseMedia['video']> = {
  url: '/api/media/abc',
  state: 'ready' as const,
  mediaType: 'video/mp4',
  bytes: 3 * megabyte,
  posterUrl: '/api/media/poster',
  captionsUrl: null,
};

const expiresAt = '2026-05-15T12:00:00Z';
const size = 1.2 * megabyte;
const part = 512 * 1024;

/** Answers the requests of an upload like the server. */
function takeParts(received = 0) {
  const upload = { id: 'up', size, received, expiresAt };
  const next = (offset: number) => ({ ...upload, received: Math.min(size, offset + part) });
  server.answers(exercises.startVideo, upload);
  server.answersBy(exercises.sendPart, ({ params }) => next(Number(params.offset)));
  server.answers(exercises.finishVideo, { ...noMedia, videoUrl: aVideo.url, video: aVideo });
}

const offsets = () => server.calls(exercises.sendPart).map(({ params }) => Number(params.offset));

test('the dialog sends a video in parts and then shows it with its poster and controls', async () => {
  const { dialog, choose } = await openDialog();
  takeParts();
  server.answers(
    exercises.get,
    aWholeExercise({ media: { ...noMedia, videoUrl: aVideo.url, video: aVideo } }),
  );
  await choose(chooseVideo, fileOf('drill.mov', 'video/quicktime', size));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  expect(offsets()).toEqual([0, part, 2 * part]);
  const video = await dialog.findByLabelText<HTMLVideoElement>('Video of Splash line');
  expect([video.controls, video.getAttribute('poster')]).toEqual([true, '/api/media/poster']);
  expect(dialog.getByText('MP4, 3 MB')).toBeDefined();
});

test('the dialog does not send a video in another format or over 50 MB', async () => {
  const { dialog, choose } = await openDialog();
  await choose(chooseVideo, fileOf('notes.txt', 'text/plain'));
  expect(dialog.getByRole('alert').textContent).toContain('Please select a video file.');
  const huge = fileOf('splash.mkv', '');
  Object.defineProperty(huge, 'size', { value: 50 * megabyte + 1 });
  await choose(chooseVideo, huge);
  expect(dialog.getByRole('alert').textContent).toContain('File size must be less than 50MB');
  expect(server.calls(exercises.startVideo)).toEqual([]);
});

test('a lost connection stops an upload, which continues with the bytes that the server lacks', async () => {
  const { golfer, dialog, choose } = await openDialog();
  takeParts();
  server.isUnreachable(exercises.sendPart);
  await choose(chooseVideo, fileOf('drill.mp4', 'video/mp4', size));
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  expect(dialog.getByText('The connection dropped.')).toBeDefined();
  takeParts(part);
  server.answers(exercises.upload, { id: 'up', size, received: part, expiresAt });
  await golfer.click(dialog.getByRole('button', { name: 'Continue upload' }));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  expect(offsets()).toEqual([0, part, 2 * part]);
  expect(server.calls(exercises.startVideo)).toHaveLength(1);
});

test('an upload continues by itself when the connection returns', async () => {
  const { choose } = await openDialog();
  takeParts();
  server.isUnreachable(exercises.startVideo);
  await choose(chooseVideo, fileOf('drill.mp4', 'video/mp4', size));
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  takeParts();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
});

test('after a part at the wrong offset, the upload continues from the offset of the server', async () => {
  const { choose } = await openDialog();
  takeParts();
  server.answersBy(exercises.sendPart, ({ params }) => {
    if (params.offset === '0') server.refuses('upload_offset', exercises.sendPart);
    return { id: 'up', size, received: part, expiresAt };
  });
  server.answersBy(exercises.upload, () => {
    takeParts();
    return { id: 'up', size, received: 2 * part, expiresAt };
  });
  await choose(chooseVideo, fileOf('drill.mp4', 'video/mp4', size));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  expect(offsets()).toEqual([0, part, 2 * part]);
});

test.each(['video_type', 'video_damaged'] as const)(
  'a video that the server rejects with %s is not sent again, but another one from its beginning',
  async (code) => {
    const { golfer, dialog, choose } = await openDialog();
    takeParts();
    server.refuses(code, exercises.finishVideo);
    await choose(chooseVideo, fileOf('drill.mov', 'video/quicktime', size));
    expect(await screen.findByText('Upload Failed')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Continue upload' })).toBeNull();
    expect(dialog.queryByText('Checking the video...')).toBeNull();
    await golfer.click(dialog.getByRole('button', { name: 'Choose another file' }));
    takeParts();
    // A file of the same name, which has been repaired since.
    await choose(chooseVideo, fileOf('drill.mov', 'video/quicktime', size));
    expect(await screen.findByText('Media Uploaded')).toBeDefined();
    expect(offsets()).toEqual([0, part, 2 * part, 0, part, 2 * part]);
    expect(server.calls(exercises.startVideo)).toHaveLength(2);
  },
);

test('a video upload shows its progress and can be canceled', async () => {
  const { golfer, dialog, choose } = await openDialog();
  takeParts(part);
  server.holds(exercises.sendPart, { id: 'up', size, received: size, expiresAt });
  await choose(chooseVideo, fileOf('drill.mp4', 'video/mp4', size));
  const bar = await dialog.findByRole('progressbar', { name: 'Upload' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('42'));
  expect(dialog.getByText('512 kB of 1.2 MB')).toBeDefined();
  await golfer.click(dialog.getByRole('button', { name: 'Cancel upload' }));
  expect(dialog.queryByRole('progressbar', { name: 'Upload' })).toBeNull();
  await waitFor(() =>
    expect(server.calls(exercises.cancelUpload)[0]?.params).toEqual({ id: 'up' }),
  );
});

test.each([
  ['converting', null, /^Converting it/],
  ['unplayable', null, /^It is kept, but golfers cannot see it.*install ffmpeg/],
] as const)(
  'the dialog explains what golfers see of a video that is %s',
  async (state, url, words) => {
    const { dialog } = await openDialog({ video: { ...aVideo, state, url, posterUrl: null } });
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.queryByLabelText('Video of Splash line')).toBeNull();
  },
);

test('a video is deleted only after confirmation', async () => {
  const { golfer, dialog } = await openDialog({ videoUrl: aVideo.url, video: aVideo });
  server.answers(exercises.removeVideo, noMedia);
  server.answers(exercises.get, aWholeExercise());
  await golfer.click(dialog.getByRole('button', { name: 'Delete video' }));
  await golfer.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Media Deleted')).toBeDefined();
  await waitFor(() => expect(dialog.queryByLabelText('Video of Splash line')).toBeNull());
});

test('an upload after the session has ended says so and leads to signing in', async () => {
  vi.stubGlobal('location', { pathname: '/admin/exercises', search: '', assign: vi.fn() });
  const { choose } = await openDialog();
  takeParts();
  server.refuses('unauthorized', exercises.startVideo);
  await choose(chooseVideo, fileOf('drill.mov', 'video/quicktime', size));
  expect(await screen.findByText('Unauthorized')).toBeDefined();
  expect(screen.queryByText('Upload Failed')).toBeNull();
});
