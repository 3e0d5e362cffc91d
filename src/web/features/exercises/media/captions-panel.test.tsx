import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import { noMedia, openMediaDialog, stubPictures } from '#testing/media-dialog.tsx';
import { stubServer } from '#testing/stub-server.ts';

const server = stubServer();
stubPictures();

const text = 'WEBVTT\n\n00:01.000 --> 00:03.000\nKeep the head still.';
const file = (content: string) => new File([content], 'drill.vtt', { type: 'text/vtt' });

const open = (captionsUrl: string | null) =>
  openMediaDialog(server, {
    videoUrl: '/api/media/abc',
    video: {
      url: '/api/media/abc',
      state: 'ready',
      mediaType: 'video/mp4',
      bytes: 1000,
      posterUrl: null,
      captionsUrl,
    },
  });

test('an administrator adds captions to a video', async () => {
  const { dialog } = await open(null);
  const media = { ...noMedia, videoUrl: '/api/media/abc' };
  server.answers(exercises.setCaptions, media);
  const field = await dialog.findByLabelText(/^Choose captions/);
  fireEvent.change(field, { target: { files: [file(text)] } });
  expect(await screen.findByText('Media Uploaded')).toBeDefined();
  expect(server.calls(exercises.setCaptions)).toMatchObject([
    { params: { id: 'splash-line' }, body: { captions: text } },
  ]);
});

test('a file that is not WebVTT is refused at once, and says so', async () => {
  const { dialog } = await open(null);
  const field = await dialog.findByLabelText(/^Choose captions/);
  fireEvent.change(field, { target: { files: [file(text.replace('WEBVTT', ''))] } });
  expect(
    await dialog.findByText('drill.vtt has no captions in the WebVTT format, or is too large.'),
  ).toBeDefined();
  expect(server.calls(exercises.setCaptions)).toEqual([]);
});

test('the video shows its captions, and they can be deleted', async () => {
  const { dialog, golfer } = await open('/api/exercises/splash-line/captions.vtt');
  const video = await dialog.findByLabelText<HTMLVideoElement>('Video of Splash line');
  const track = video.querySelector('track');
  expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'en', true]);
  expect(track?.getAttribute('src')).toBe('/api/exercises/splash-line/captions.vtt');
  server.answers(exercises.removeCaptions, noMedia);
  await golfer.click(dialog.getByRole('button', { name: 'Delete captions' }));
  await waitFor(() => expect(server.calls(exercises.removeCaptions)).toHaveLength(1));
});
