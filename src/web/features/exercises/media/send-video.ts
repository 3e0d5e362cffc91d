import type { Endpoint, ParamsOf, ResponseOf } from '#contract/endpoint.ts';
import { exercises, partBytes, type Upload } from '#contract/exercises.ts';
import { tabHeader } from '#contract/socket.ts';
import { hasCode, hasStatus } from '#web/platform/api/failures.ts';
import { fileTimeLimitMs } from '#web/platform/api/fetch-json.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { tabId } from '#web/platform/api/tab-id.ts';
import { urlOf } from '#web/platform/api/url.ts';
import type { Sending } from './media-uploads.ts';
import { isContentRefused } from './refused-file.ts';
import { forgetUpload, rememberedUpload, rememberUpload } from './remembered-upload.ts';

/** Small enough for visible progress on a slow connection, large enough to need few requests. */
const partSize = Math.min(partBytes, 512 * 1024);

type VideoSending = Sending & { readonly exerciseId: string; readonly file: File };

type Call<Row extends Endpoint> = {
  readonly params: ParamsOf<Row>;
  readonly body?: unknown;
  readonly timeLimitMs?: number;
};

async function call<Row extends Endpoint>(row: Row, sent: Call<Row>, signal?: AbortSignal) {
  const { method } = row;
  const headers = { [tabHeader]: tabId };
  const { body, timeLimitMs } = sent;
  const options = {
    method,
    headers,
    body,
    ...(signal && { signal }),
    ...(timeLimitMs && { timeLimitMs }),
  };
  return (await apiRequest(urlOf(row, sent), options)) as ResponseOf<Row>;
}

/** Returns an unfinished upload of this file from before a failure or reload, if the server still has it. */
async function leftUpload({ exerciseId, file, signal }: VideoSending): Promise<Upload | null> {
  const id = rememberedUpload(exerciseId, file);
  if (id === null) return null;
  try {
    return await call(exercises.upload, { params: { id } }, signal);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    forgetUpload(exerciseId);
    return null;
  }
}

async function newUpload({ exerciseId, file, signal }: VideoSending): Promise<Upload> {
  const body = { size: file.size };
  const upload = await call(exercises.startVideo, { params: { id: exerciseId }, body }, signal);
  rememberUpload(exerciseId, file, upload.id);
  return upload;
}

/** Sends the next part. If its offset does not match the server's, returns the server's current state. */
async function sendPart({ file, signal }: VideoSending, { id, received }: Upload): Promise<Upload> {
  const bytes = file.slice(received, received + partSize);
  const body = new FormData();
  body.set('part', new Blob([bytes], { type: 'application/octet-stream' }));
  const params = { id, offset: String(received) };
  try {
    return await call(exercises.sendPart, { params, body }, signal);
  } catch (error) {
    if (!hasCode(error, 'upload_offset')) throw error;
    return call(exercises.upload, { params: { id } }, signal);
  }
}

/**
 * Sends a video in parts and makes it the video of its exercise. The server keeps received parts for a while, so
 * the same file can continue after a failure, even after a reload.
 * @throws ApiError when the server refuses it, OfflineError without a connection
 */
export async function sendVideo(sending: VideoSending): Promise<void> {
  const { exerciseId, signal, onProgress } = sending;
  let upload = (await leftUpload(sending)) ?? (await newUpload(sending));
  onProgress(upload.received);
  while (upload.received < upload.size) {
    upload = await sendPart(sending, upload);
    onProgress(upload.received);
  }
  try {
    // The server puts the parts together and stores the whole file.
    const finish = { params: { id: upload.id }, timeLimitMs: fileTimeLimitMs };
    await call(exercises.finishVideo, finish, signal);
  } catch (error) {
    // A file of the same name may have been repaired since.
    if (isContentRefused(error)) forgetUpload(exerciseId);
    throw error;
  }
  forgetUpload(exerciseId);
}

/** Tells the server that the upload was canceled. */
export async function dropUpload(exerciseId: string, file: File): Promise<void> {
  const id = rememberedUpload(exerciseId, file);
  forgetUpload(exerciseId);
  if (id !== null) await call(exercises.cancelUpload, { params: { id } });
}
