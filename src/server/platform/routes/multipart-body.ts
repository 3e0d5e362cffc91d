import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, FileField, ReceivedFile } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';

type FileFields = NonNullable<Endpoint['files']>;

declare module 'fastify' {
  interface FastifyRequest {
    /** By field name; null for an optional file that was left out, and as a whole without any. */
    receivedFiles: Readonly<Record<string, ReceivedFile | null>> | null;
  }
}

/** Beside its files a form has text, in fields as small as those of a JSON body. */
const textLimits = { fields: 20, fieldSize: 16 * 1024 };

/** Lets the routes of this scope, and no others, take `multipart/form-data`. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/**
 * Reads the body of a form before it is validated: its text becomes `request.body`, its files
 * `request.receivedFiles`.
 * @throws AppError unsupported_type, too_large, or invalid_input for a file that is missing or unknown
 */
export function readMultipart(fields: FileFields) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw new AppError('unsupported_type');
    const { text, files } = await readParts(request, fields).catch(refuse);
    const missing = Object.keys(fields).filter(
      (name) => !files.has(name) && fields[name]?.optional !== true,
    );
    if (missing.length > 0) throw faultIn(missing);
    const received = Object.keys(fields).map((name) => [name, files.get(name) ?? null]);
    request.body = Object.fromEntries(text);
    request.receivedFiles = Object.fromEntries(received);
  };
}

async function readParts(request: FastifyRequest, fields: FileFields) {
  const text = new Map<string, string>();
  const files = new Map<string, ReceivedFile>();
  const fileSize = Math.max(...Object.values(fields).map(({ maxBytes }) => maxBytes));
  const limits = { ...textLimits, fileSize, files: Object.keys(fields).length };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') files.set(part.fieldname, await readFile(part, fields));
    else if (part.valueTruncated) throw new AppError('too_large');
    else text.set(part.fieldname, String(part.value));
  }
  return { text, files };
}

async function readFile(part: MultipartFile, fields: FileFields): Promise<ReceivedFile> {
  const { fieldname, mimetype: mediaType } = part;
  const field: FileField | undefined = Object.hasOwn(fields, fieldname)
    ? fields[fieldname]
    : undefined;
  if (field === undefined) throw faultIn([fieldname]);
  if (!field.mediaTypes.includes(mediaType)) throw new AppError('unsupported_type');
  const bytes = await part.toBuffer();
  if (bytes.length > field.maxBytes) throw new AppError('too_large');
  return { mediaType, bytes };
}

const faultIn = (paths: readonly string[]) =>
  new AppError(
    'invalid_input',
    paths.map((path) => ({ path, code: 'wrong_kind' })),
  );

/** What the parser throws is about the form: a limit, or parts that cannot be read. */
function refuse(error: Partial<FastifyError>): never {
  if (error instanceof AppError) throw error;
  throw new AppError(error.statusCode === 413 ? 'too_large' : 'invalid_input');
}
