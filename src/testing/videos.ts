import type { Upload } from '#contract/exercises.ts';
import type { ExerciseMedia } from '#contract/exercises-schemas.ts';
import { cookieOf, type Golfer, type Reply, type TestApp } from './app.ts';
import { formWith } from './exercises.ts';
import { ok } from './scenario.ts';

type Sent = { readonly id: string; readonly bytes: Uint8Array; readonly type?: string };

export const sendsVideo = (admin: Golfer, { id, bytes, type = 'video/mp4' }: Sent) =>
  admin.send('POST', `/api/admin/exercises/${id}/video`, formWith('video', bytes, type));

export const videoOf = (admin: Golfer, sent: Sent) => ok<ExerciseMedia>(sendsVideo(admin, sent));

/** Starts an upload in parts. */
export async function beginsUpload(admin: Golfer, id: string, size: number): Promise<Upload> {
  const url = `/api/admin/exercises/${id}/video/uploads`;
  const { status, body } = await admin.send('POST', url, { size });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as Upload;
}

export const sendsPart = (
  admin: Golfer,
  { id, received }: Pick<Upload, 'id' | 'received'>,
  bytes: Uint8Array,
): Promise<Reply> =>
  admin.send(
    'POST',
    `/api/admin/uploads/${id}/parts/${received}`,
    formWith('part', bytes, 'application/octet-stream'),
  );

/** Fetches a URL with a golfer's cookie. */
export const fetched = (
  { app }: Pick<TestApp, 'app'>,
  golfer: Golfer,
  { url, headers }: { readonly url: string; readonly headers?: Readonly<Record<string, string>> },
) => app.inject({ url, headers: { cookie: cookieOf(golfer), ...headers } });
