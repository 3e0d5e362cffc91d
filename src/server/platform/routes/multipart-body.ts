import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, FileField, FileOnDisk, ReceivedFile } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Temporary } from '../storage/temporary.ts';

type FileFields = NonNullable<Endpoint['files']>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The files by field name, null for an optional file that was left out; null for a request without files. */
    receivedFiles: Readonly<Record<string, ReceivedFile | FileOnDisk | null>> | null;
    /** The paths of files that stay on disk while the request is handled. */
    temporaryPaths: string[] | null;
  }
}

/** A form may also have text fields, which are as small as those of a JSON body. */
const textLimits = { fields: 20, fieldSize: 16 * 1024 };

/** Lets only the routes of this scope accept `multipart/form-data`. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/**
 * Reads a form before it is validated: its text fields become `request.body`, its files `request.receivedFiles`.
 * @throws AppError unsupported_type, file_empty, too_large, disk_full, or invalid_input for a missing or unknown file
 */
export function readMultipart(fields: FileFields, temporary: Temporary) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw new AppError('unsupported_type');
    const { text, files } = await readParts(request, fields, temporary).catch(async (error) => {
      discardRest(request);
      await removeReceived(request);
      return refuse(error);
    });
    const missing = Object.keys(fields).filter(
      (name) => !files.has(name) && fields[name]?.optional !== true,
    );
    if (missing.length > 0) throw faultIn(missing);
    const received = Object.keys(fields).map((name) => [name, files.get(name) ?? null]);
    request.body = Object.fromEntries(text);
    request.receivedFiles = Object.fromEntries(received);
  };
}

/** Reads the rest of a refused form without keeping it: the next request on the connection comes behind it. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Removes the files of a finished request. */
export async function removeReceived({ temporaryPaths }: FastifyRequest): Promise<void> {
  for (const path of temporaryPaths ?? []) await rm(path, { force: true });
}

async function readParts(request: FastifyRequest, fields: FileFields, temporary: Temporary) {
  const text = new Map<string, string>();
  const files = new Map<string, ReceivedFile | FileOnDisk>();
  const paths: string[] = [];
  request.temporaryPaths = paths;
  const fileSize = Math.max(...Object.values(fields).map(({ maxBytes }) => maxBytes));
  const limits = { ...textLimits, fileSize, files: Object.keys(fields).length };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const field = fieldOf(part, fields);
      const path = field.onDisk ? await temporary.newPath() : null;
      if (path !== null) paths.push(path);
      files.set(part.fieldname, refuseEmpty(await readFile(part, field, path)));
    } else if (part.valueTruncated) throw new AppError('too_large');
    else text.set(part.fieldname, String(part.value));
  }
  return { text, files };
}

/** @throws AppError invalid_input or unsupported_type */
function fieldOf({ fieldname, mimetype }: MultipartFile, fields: FileFields): FileField {
  const field = Object.hasOwn(fields, fieldname) ? fields[fieldname] : undefined;
  if (field === undefined) throw faultIn([fieldname]);
  if (!field.mediaTypes.includes(mimetype)) throw new AppError('unsupported_type');
  return field;
}

/** @throws AppError file_empty */
function refuseEmpty<File extends ReceivedFile | FileOnDisk>(file: File): File {
  const size = 'bytes' in file ? file.bytes.length : file.size;
  if (size === 0) throw new AppError('file_empty');
  return file;
}

/** @param path the file to write to; null keeps the content in memory */
async function readFile(
  part: MultipartFile,
  { maxBytes }: FileField,
  path: string | null,
): Promise<ReceivedFile | FileOnDisk> {
  const { mimetype: mediaType } = part;
  if (path === null) {
    const bytes = await part.toBuffer();
    if (bytes.length > maxBytes) throw new AppError('too_large');
    return { mediaType, bytes };
  }
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(part.file, hashed, createWriteStream(path, { mode: 0o600 }));
  const { size } = await stat(path);
  if (part.file.truncated || size > maxBytes) throw new AppError('too_large');
  return { mediaType, path, size, sha256: hash.digest('base64url') };
}

const faultIn = (paths: readonly string[]) =>
  new AppError(
    'invalid_input',
    paths.map((path) => ({ path, code: 'wrong_kind' })),
  );

/** Errors of the parser are about the form: an exceeded limit, or parts that cannot be read. */
function refuse(error: Partial<FastifyError>): never {
  if (error instanceof AppError) throw error;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw new AppError('disk_full');
  throw new AppError(error.statusCode === 413 ? 'too_large' : 'invalid_input');
}
