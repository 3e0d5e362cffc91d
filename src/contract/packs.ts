import * as z from 'zod/mini';
import { builderProgram } from './builder-schemas.ts';
import { type Endpoints, endpoint, stream } from './endpoint.ts';
import { id } from './fields.ts';

const mebibyte = 1024 * 1024;

/** The largest contents of a pack, without the ZIP file's own overhead. */
export const packBytes = {
  /** One JSON file, and all JSON files together. */
  text: 8 * mebibyte,
  texts: 16 * mebibyte,
  /** All pictures and videos together. */
  media: 100 * mebibyte,
} as const;

export const packLimits = {
  mediaTypes: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'],
  maxBytes: packBytes.texts + packBytes.media + mebibyte,
  onDisk: true,
} as const;

export const packs = {
  exportPack: endpoint({
    method: 'GET',
    path: '/api/admin/programs/{id}/pack',
    auth: 'admin',
    rateClass: 'uploads',
    summary: 'Export a program with its plan, exercises, pictures and videos as one file',
    params: z.object({ id }),
    response: stream('application/zip'),
  }),
  importPack: endpoint({
    method: 'POST',
    path: '/api/admin/program-packs',
    act: 'importProgram',
    auth: 'admin',
    rateClass: 'uploads',
    idempotent: true,
    summary: 'Create a program from a pack; existing exercises are reused unchanged',
    query: z.object({
      /** Imports the pack although there is a program with its name; the new one gets a number after its name. */
      again: z.optional(z.literal('true')),
    }),
    files: { pack: packLimits },
    refresh: ['/api/programs', '/api/admin/programs', '/api/exercises'],
    status: 201,
    response: z.object({
      program: builderProgram,
      exercises: z.object({ added: z.int(), reused: z.int() }),
    }),
  }),
} satisfies Endpoints;
