import type { backups } from '#contract/backups.ts';
import { type CasesOf, takesNothing } from './cases.ts';

const noSuchArchive = {
  good: () => ({ params: { name: 'pinhigh-2026-01-01T033000Z.zip' } }),
  end: 404,
  faults: {
    name: {
      'a path out of the folder': '..%2Fsecret',
      'another file': 'deleted-accounts.jsonl',
      'an unfinished archive': 'pinhigh-2026-01-01T033000Z.zip.unfinished',
      'too long': `pinhigh-${'x'.repeat(100)}.zip`,
    },
  },
} as const;

export const backupCases: CasesOf<typeof backups> = {
  read: takesNothing,
  make: takesNothing,
  verify: noSuchArchive,
  download: noSuchArchive,
};
