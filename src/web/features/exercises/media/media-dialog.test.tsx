import { act, screen, waitFor, within } from '@testing-library/react';
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
import { sendingNow, tellSent } from '#testing/xhr-over-fetch.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';

const server = stubServer();
stubPictures();

const openDialog = (media?: Partial<ExerciseMedia>) => openMediaDialog(server, media);

const chooseImage = /^Choose a picture/;

test('the dialog shows the storage that all pictures and videos use', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByText('1 picture and 2 videos take 9.2 MB of 100 MB.')).toBeDefined();
  const bar = dialog.getByRole('progressbar', { name: 'Space used' });
  expect(bar.getAttribute('aria-valuenow')).toBe('9');
});

test('the dialog does not send files that are too large or not pictures', async () => {
  const { dialog, choose } = await openDialog();
  await choose(chooseImage, fileOf('green-plan.pdf', 'application/pdf'));
  expect(dialog.getByRole('alert').textContent).toBe(
    'Invalid File TypePlease select an image file.green-plan.pdf was not uploaded.',
  );
  for (const [bytes, size] of [
    [10 * megabyte + 1, '10.1 MB'],
    [11_000_000, '10.5 MB'],
  ] as const) {
    await choose(chooseImage, fileOf('huge.png', 'image/png', bytes));
    expect(dialog.getByRole('alert').textContent).toContain(
      `File Too LargeFile size must be less than 10MBhuge.png has ${size}.`,
    );
  }
  await choose(chooseImage, fileOf('nothing.png', 'image/png', 0));
  expect(dialog.getByRole('alert').textContent).toBe(
    'Empty FileThere is nothing in this file.nothing.png was not uploaded.',
  );
  expect(server.calls(exercises.setImage)).toEqual([]);
});

test.each([
  ['towel.heic', ''],
  ['towel.avif', 'image/avif'],
  ['towel.bmp', 'image/bmp'],
])(
  'the dialog rejects %s as an unsupported picture format and names the supported formats',
  async (name, type) => {
    const { dialog, choose } = await openDialog();
    await choose(chooseImage, fileOf(name, type));
    expect(dialog.getByRole('alert').textContent).toBe(
      `Invalid File TypePlease select a JPEG, PNG, GIF or WebP image.${name} was not uploaded.`,
    );
    expect(server.calls(exercises.setImage)).toEqual([]);
  },
);

test('the dialog scales a picture down before sending it', async () => {
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

test('the dialog tells a damaged picture from a file that is no picture', async () => {
  const { dialog, choose } = await openDialog();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
  await choose(chooseImage, fileOf('broken.png', 'image/png'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Please select an image file.');
  await choose(chooseImage, new File(['GIF89a'], 'half.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain(
      'This picture is damaged or incomplete, so it cannot be opened.',
    ),
  );
});

test('a failed upload shows its status code or the reason that the server gives', async () => {
  const { golfer, dialog, choose } = await openDialog();
  const told = (text: RegExp) => screen.findByText(text, { selector: '.toast p' });
  server.replies(() => new Response('Bad gateway', { status: 502 }), exercises.setImage);
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  expect(await told(/^Upload failed: 502$/)).toBeDefined();
  dismissToast();
  server.refuses('storage_quota', exercises.setImage);
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await told(/^There is no room for this file/)).toBeDefined();
});

test('a picture upload shows its progress, even after the dialog was closed and reopened', async () => {
  const { golfer, dialog, choose } = await openDialog();
  const arrive = server.holds(exercises.setImage, { ...noMedia, imageUrl: '/api/media/towel' });
  await choose(chooseImage, fileOf('towel.png', 'image/png', 3 * megabyte));
  await dialog.findByText('towel.png');
  act(() => tellSent({ loaded: 250, total: 1000 }));
  const bar = () => screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar().getAttribute('aria-valuenow')).toBe('25');
  await golfer.click(dialog.getByRole('button', { name: 'Done' }));
  await golfer.click(screen.getByRole('button', { name: 'Picture and video of Splash line' }));
  act(() => tellSent({ loaded: 1000, total: 1000 }));
  await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('100'));
  expect(screen.getByText('Checking the picture...')).toBeDefined();
  arrive();
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  expect(screen.queryByRole('progressbar', { name: 'Upload' })).toBeNull();
});

test('a picture upload can be canceled, and then another picture can be chosen', async () => {
  const { golfer, dialog, choose } = await openDialog();
  server.holds(exercises.setImage, noMedia);
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  const cancel = await dialog.findByRole('button', { name: 'Cancel upload' });
  const reads = server.calls(exercises.get).length;
  await golfer.click(cancel);
  expect(sendingNow()).toBe(0);
  expect(dialog.queryByRole('progressbar', { name: 'Upload' })).toBeNull();
  expect(dialog.getByLabelText(chooseImage)).toBeDefined();
  expect(screen.queryByText('Upload Failed')).toBeNull();
  // The server may have stored it anyway, so the exercise is read again.
  await waitFor(() => expect(server.calls(exercises.get).length).toBeGreaterThan(reads));
});

test('a picture upload that lost its connection restarts when the connection returns', async () => {
  const { choose } = await openDialog();
  server.isUnreachable(exercises.setImage);
  await choose(chooseImage, fileOf('towel.png', 'image/png'));
  expect(await screen.findByText('Upload Failed')).toBeDefined();
  server.answers(exercises.setImage, { ...noMedia, imageUrl: '/api/media/towel' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
});

test('a picture is deleted only after confirmation', async () => {
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
