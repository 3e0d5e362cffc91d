import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { Upload } from '#contract/exercises.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  addPart,
  announcePart,
  countOpenBytes,
  findUpload,
  insertUpload,
  partKeyOf,
  toUpload,
  type VideoUpload,
} from './upload-queries.ts';

type Tools = Pick<Platform, 'db' | 'clock' | 'storage' | 'media'>;

/** @throws AppError not_found if the upload is finished, canceled or expired */
export async function readUpload(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  id: string,
): Promise<VideoUpload> {
  const upload = await findUpload(db, id, clock());
  if (upload === undefined) throw new AppError('not_found');
  return upload;
}

/**
 * Checks that a video fits into the storage along with stored files and open uploads.
 * @throws AppError storage_quota
 */
export async function checkRoom({ db, media }: Tools, size: number): Promise<void> {
  await media.checkRoom(size + (await countOpenBytes(db)));
}

export async function startUpload(
  { tx, now }: Change,
  exerciseId: string,
  size: number,
): Promise<Upload> {
  const updatedAt = dateOf(now);
  return toUpload(await insertUpload(tx, { id: newId(), exerciseId, size, updatedAt }));
}

/**
 * Stores a part under its own random name, so that a part sent twice overwrites nothing.
 * @returns a function that adds the part to the upload within a change
 * @throws AppError not_found, upload_offset, too_large, invalid_input for an empty part
 */
export async function storePart(
  tools: Tools,
  id: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
): Promise<(change: Change) => Promise<Upload>> {
  const { received, size } = await readUpload(tools, id);
  if (received !== offset) throw new AppError('upload_offset');
  if (offset + bytes.length > size) throw new AppError('too_large');
  if (bytes.length === 0) throw new AppError('invalid_input', [{ path: 'part', code: 'required' }]);
  const name = randomUUID();
  await announcePart(tools.db, { id, name });
  await tools.storage.put(partKeyOf(name), bytes, 'application/octet-stream');
  return async ({ tx, now }) => {
    const upload = await addPart(tx, { id, offset, name, bytes: bytes.length, now });
    // If another part was added first, this one is never used. It is deleted with the upload.
    if (upload === undefined) throw new AppError('upload_offset');
    return toUpload(upload);
  };
}

/**
 * Joins the parts of an upload into a local file.
 * @throws AppError upload_incomplete
 */
export async function assemble(
  { storage }: Pick<Tools, 'storage'>,
  { size, received, parts }: VideoUpload,
  path: string,
): Promise<void> {
  if (received !== size) throw new AppError('upload_incomplete');
  for (const name of parts) {
    const bytes = await storage.read(partKeyOf(name));
    if (bytes === null) throw new AppError('not_found');
    await appendFile(path, bytes, { mode: 0o600 });
  }
}
