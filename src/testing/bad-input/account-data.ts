import { type accountData, importLimits } from '#contract/account-data.ts';
import { exportFile, zipped } from '../an-export.ts';
import { type CasesOf, lineFaults, requiredFaults, takesNothing } from './cases.ts';

const anExport = await zipped({
  'json/profile.json': exportFile('profile', [{ name: 'Nora Devlin' }]),
});
const asZip = (bytes: Uint8Array) => ({ mediaType: 'application/zip', bytes });

export const accountDataCases: CasesOf<typeof accountData> = {
  exportData: takesNothing,
  importData: {
    // The golfer of the test scenario has a history, so valid input ends with 409.
    good: () => ({ files: { export: asZip(anExport) } }),
    end: 409,
    fileFaults: {
      export: {
        empty: { file: asZip(Buffer.alloc(0)), status: 400 },
        'no ZIP': { file: asZip(Buffer.from('PK\u0003\u0004 and no more')), status: 400 },
        'cut off': { file: asZip(anExport.subarray(0, anExport.length / 2)), status: 400 },
        'of another kind': { file: asZip(await zipped({ 'notes.txt': 'Fore!' })), status: 400 },
        'said to be another type': {
          file: { mediaType: 'image/png', bytes: anExport },
          status: 415,
        },
        'too large': { file: asZip(Buffer.alloc(importLimits.maxBytes + 1)), status: 413 },
      },
    },
  },
  requestDeletion: {
    good: ({ email }) => ({ body: { email, password: 'fairway-finder' } }),
    faults: {
      email: { ...lineFaults(254), ...requiredFaults, 'of another': 'somebody@example.com' },
      password: {
        'a number': 5,
        'a list': ['a'],
        empty: '',
        wrong: 'a-long-putter',
        'too long': 'x'.repeat(129),
      },
    },
  },
  // Names a golfer who does not exist, because the golfers of the test scenario are still needed.
  requestDeletionOf: {
    good: () => ({ params: { id: 'nobody' } }),
    end: 404,
    ids: { id: 'shared' },
  },
};
