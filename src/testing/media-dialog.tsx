import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { ExercisesScreen } from '#web/features/exercises/exercises-screen.tsx';
import { cancelUpload, uploadKey } from '#web/features/exercises/media/media-uploads.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { anExercise, aWholeExercise } from './an-exercise.ts';
import type { StubServer } from './stub-server.ts';
import { aGolfer, renderScreen } from './web.tsx';
import { XhrOverFetch } from './xhr-over-fetch.ts';

export const megabyte = 1024 * 1024;

export const noMedia: ExerciseMedia = { imageUrl: null, videoUrl: null, video: null };

export const fileOf = (name: string, type: string, size = 12) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** Stubs how a browser decodes, draws, and sends pictures, in the tests of one file. */
export function stubPictures(): void {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', XhrOverFetch);
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
    for (const kind of ['image', 'video'] as const) cancelUpload(uploadKey(kind, 'splash-line'));
    dismissToast();
    localStorage.clear();
  });
}

/** Opens the dialog for an exercise's picture and video from the list. */
export async function openMediaDialog(server: StubServer, media: Partial<ExerciseMedia> = {}) {
  server.replies(() => new Response(null, { status: 204 }), exercises.cancelUpload);
  server.answers(exercises.list, [anExercise()]);
  server.answers(exercises.deleted, []);
  server.answers(exercises.get, aWholeExercise({ media: { ...noMedia, ...media } }));
  server.answers(exercises.storage, {
    images: { count: 1, bytes: 0.2 * megabyte },
    videos: { count: 2, bytes: 9 * megabyte },
    quotaBytes: 100 * megabyte,
    converts: false,
  });
  const { golfer } = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await golfer.click(
    await screen.findByRole('button', { name: 'Picture and video of Splash line' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture and video' }));
  const choose = async (what: RegExp, file: File) => {
    // The browser's file dialog would filter by type, but dropped files can have any type.
    const field = dialog.getByLabelText<HTMLInputElement>(what);
    field.accept = '';
    await golfer.upload(field, file);
  };
  return { golfer, dialog, choose };
}
