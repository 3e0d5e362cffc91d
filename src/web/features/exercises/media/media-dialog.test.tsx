import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { anExercise, aWholeExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { ExercisesScreen } from '../exercises-screen.tsx';
import { cancelUpload } from './video-uploads.ts';

const server = stubServer();
const megabyte = 1024 * 1024;

const noMedia: ExerciseMedia = { imageUrl: null, videoUrl: null, video: null };
const aVideo: NonNullable<ExerciseMedia['video']> = {
  ...{
    url: '/api/media/abc',
    state: 'ready' as const,
    mediaType: 'video/mp4',
    bytes: 3 * megabyte,
  },
  posterUrl: '/api/media/poster',
};

const fileOf = (name: string, type: string, size = 12) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** Stands in for what a browser decodes and draws. */
beforeEach(() => {
  const picture = { width: 4000, height: 3000, close: () => {} };
  vi.stubGlobal('createImageBitmap', async () => picture);
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => {},
    drawImage: () => {},
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done) {
    done(new Blob([`${this.width} by ${this.height}`], { type: 'image/jpeg' }));
  };
});
afterEach(() => {
  cancelUpload('splash-line');
  dismissToast();
  localStorage.clear();
});

async function openDialog(media: Partial<ExerciseMedia> = {}) {
  server.replies(() => new Response(null, { status: 204 }), exercises.cancelUpload);
  server.answers(exercises.list, [anExercise()]);
  server.answers(exercises.deleted, []);
  server.answers(exercises.get, aWholeExercise({ media: { ...noMedia, ...media } }));
  server.answers(exercises.storage, {
    images: { count: 1, bytes: 0.2 * megabyte },
    ...{ videos: { count: 2, bytes: 9 * megabyte }, quotaBytes: 100 * megabyte, converts: false },
  });
  const { golfer } = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await golfer.click(
    await screen.findByRole('button', { name: 'Picture and video of Splash line' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture and video' }));
  const choose = async (what: RegExp, file: File) => {
    // The browser's own dialog would let nothing else be chosen; a file that is dropped can be anything.
    const field = dialog.getByLabelText<HTMLInputElement>(what);
    field.accept = '';
    await golfer.upload(field, file);
  };
  return { golfer, dialog, choose };
}

const chooseImage = /^Choose a picture/;
const chooseVideo = /^Choose a video/;

test('the dialog tells the space that all pictures and videos take', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByText('1 picture and 2 videos take 9.2 MB of 100 MB.')).toBeDefined();
  const bar = dialog.getByRole('progressbar', { name: 'Space used' });
  expect(bar.getAttribute('aria-valuenow')).toBe('9');
});

test('what is no picture or too large is not sent', async () => {
  const { dialog, choose } = await openDialog();
  await choose(chooseImage, fileOf('green-plan.pdf', 'application/pdf'));
  expect(dialog.getByRole('alert').textContent).toBe(
    'Invalid File TypePlease select an image file.green-plan.pdf was not uploaded.',
  );
  await choose(chooseImage, fileOf('huge.png', 'image/png', 10 * megabyte + 1));
  expect(dialog.getByRole('alert').textContent).toContain(
    'File Too LargeFile size must be less than 10MBhuge.png has 10 MB.',
  );
  expect(server.calls(exercises.setImage)).toEqual([]);
});

test.each([
  ['towel.heic', ''],
  ['towel.avif', 'image/avif'],
  ['towel.bmp', 'image/bmp'],
])('%s is a picture of a format that is not taken, and which are is said', async (name, type) => {
  const { dialog, choose } = await openDialog();
  await choose(chooseImage, fileOf(name, type));
  expect(dialog.getByRole('alert').textContent).toBe(
    `Invalid File TypePlease select a JPEG, PNG, GIF or WebP image.${name} was not uploaded.`,
  );
  expect(server.calls(exercises.setImage)).toEqual([]);
});

test('a picture is made small before it is sent', async () => {
  const { choose } = await openDialog();
  const sent: FormData[] = [];
  const stubbed = fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (init.body instanceof FormData) sent.push(init.body);
    return stubbed(input, init);
  });
  server.answers(exercises.setImage, { ...noMedia, imageUrl: '/api/media/towel' });
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  const image = sent[0]?.get('image');
  expect(image).toBeInstanceOf(Blob);
  expect([(image as Blob).type, await (image as Blob).text()]).toEqual([
    'image/jpeg',
    '800 by 600',
  ]);
});

test('a picture that the browser cannot decode is none', async () => {
  const { dialog, choose } = await openDialog();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
  await choose(chooseImage, fileOf('broken.png', 'image/png'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Please select an image file.');
});

test('a failed upload tells its status, and a reason of the server where it gives one', async () => {
  const { choose } = await openDialog();
  server.replies(() => new Response('Bad gateway', { status: 502 }), exercises.setImage);
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  expect(await screen.findByText('Upload failed: 502')).toBeDefined();
  dismissToast();
  server.refuses('storage_quota', exercises.setImage);
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  expect(await screen.findByText(/^There is no room for this file/)).toBeDefined();
});

test('a picture is deleted after a question', async () => {
  const { golfer, dialog } = await openDialog({ imageUrl: '/api/media/towel' });
  expect(dialog.getByRole('img', { name: 'Picture of Splash line' })).toBeDefined();
  server.answers(exercises.removeImage, noMedia);
  server.answers(exercises.get, aWholeExercise());
  await golfer.click(dialog.getByRole('button', { name: 'Delete picture' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  expect(server.calls(exercises.removeImage)).toEqual([]);
  await golfer.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Media Deleted')).toBeDefined();
  await waitFor(() => expect(dialog.queryByRole('img')).toBeNull());
});

const expiresAt = '2026-05-15T12:00:00Z';
const size = 1.2 * megabyte;
const part = 512 * 1024;

/** Answers the calls of an upload as the server does. */
function takeParts(received = 0) {
  const upload = { id: 'up', size, received, expiresAt };
  const next = (offset: number) => ({ ...upload, received: Math.min(size, offset + part) });
  server.answers(exercises.startVideo, upload);
  server.answersBy(exercises.sendPart, ({ params }) => next(Number(params.offset)));
  server.answers(exercises.finishVideo, { ...noMedia, videoUrl: aVideo.url, video: aVideo });
}

const offsets = () => server.calls(exercises.sendPart).map(({ params }) => Number(params.offset));

test('a video is sent in parts, and plays with its poster and controls', async () => {
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

test('a video in another format or over 50 MB is not sent', async () => {
  const { dialog, choose } = await openDialog();
  await choose(chooseVideo, fileOf('notes.txt', 'text/plain'));
  expect(dialog.getByRole('alert').textContent).toContain('Please select a video file.');
  const huge = fileOf('splash.mkv', '');
  Object.defineProperty(huge, 'size', { value: 50 * megabyte + 1 });
  await choose(chooseVideo, huge);
  expect(dialog.getByRole('alert').textContent).toContain('File size must be less than 50MB');
  expect(server.calls(exercises.startVideo)).toEqual([]);
});

test('a broken connection stops an upload, which goes on where the server has it', async () => {
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

test('an upload goes on by itself when the connection is back', async () => {
  const { choose } = await openDialog();
  takeParts();
  server.isUnreachable(exercises.startVideo);
  await choose(chooseVideo, fileOf('drill.mp4', 'video/mp4', size));
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  takeParts();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
});

test('a part that does not follow the last one is sent again from where the server is', async () => {
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

test('an upload shows how far it is, and is cancelled', async () => {
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
  ['converting', null, /^Being converted/],
  ['unplayable', null, /^It is kept, but golfers do not get it.*install ffmpeg/],
] as const)('a video that is %s says what golfers get', async (state, url, words) => {
  const { dialog } = await openDialog({ video: { ...aVideo, state, url, posterUrl: null } });
  expect(await dialog.findByText(words)).toBeDefined();
  expect(dialog.queryByLabelText('Video of Splash line')).toBeNull();
});

test('a video is deleted after a question', async () => {
  const { golfer, dialog } = await openDialog({ videoUrl: aVideo.url, video: aVideo });
  server.answers(exercises.removeVideo, noMedia);
  server.answers(exercises.get, aWholeExercise());
  await golfer.click(dialog.getByRole('button', { name: 'Delete video' }));
  await golfer.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Media Deleted')).toBeDefined();
  await waitFor(() => expect(dialog.queryByLabelText('Video of Splash line')).toBeNull());
});
