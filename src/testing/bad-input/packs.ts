import { packLimits, type packs } from '#contract/packs.ts';
import { aPackZip } from '#testing/packs.ts';
import type { CasesOf } from './cases.ts';

const file = (bytes: Uint8Array, mediaType = 'application/zip') => ({ mediaType, bytes });
const good = await aPackZip();
const without = async (files: Parameters<typeof aPackZip>[0]) => ({
  file: file(await aPackZip(files)),
  status: 400,
});

export const packCases: CasesOf<typeof packs> = {
  exportPack: {
    good: ({ draft }) => ({ params: { id: draft.programId } }),
    ids: { id: 'shared' },
  },
  importPack: {
    good: () => ({ query: { again: 'true' }, files: { pack: file(good) } }),
    faults: { again: { 'no answer': '', another: 'false' } },
    fileFaults: {
      pack: {
        'of nothing': { file: file(new Uint8Array()), status: 400 },
        'that is no ZIP': { file: file(Buffer.from('<svg onload="alert(1)"/>')), status: 400 },
        'cut off': { file: file(good.subarray(0, -40)), status: 400 },
        'of another kind': { file: file(good, 'image/png'), status: 415 },
        'too large': { file: file(new Uint8Array(packLimits.maxBytes + 1)), status: 413 },
        'without a program': await without({ 'program.json': null }),
        'of another format': await without({ 'manifest.json': { format: 'zip', version: 1 } }),
        'without exercises': await without({ 'exercises.json': [] }),
      },
    },
    end: 201,
  },
};
