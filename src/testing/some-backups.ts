import type { Archive, BackupsState } from '#contract/backups.ts';

/** A verified archive of last night. Tests override only the relevant parts. */
export const anArchive = (changes: Partial<Archive> = {}): Archive => ({
  name: 'pinhigh-2026-05-14T013000Z.zip',
  madeAt: '2026-05-14T01:30:00Z',
  bytes: 48_200_000,
  kind: 'day',
  isByHand: false,
  check: { state: 'good', at: '2026-05-14T01:31:00Z', fault: null },
  ...changes,
});

const nights = Array.from({ length: 14 }, (_, day) => ({
  date: `2026-05-${String(day + 1).padStart(2, '0')}`,
  state: 'made' as const,
  fault: null,
}));

/** A server on which all is well, in Berlin. */
export const someBackups = (changes: Partial<BackupsState> = {}): BackupsState => ({
  place: {
    folder: '/data/backups',
    source: 'default',
    canWrite: true,
    freeBytes: 73_000_000_000,
    isEncrypted: false,
  },
  timeZone: 'Europe/Berlin',
  bucket: null,
  nextAt: '2026-05-15T01:30:00Z',
  makingSince: null,
  trouble: null,
  archives: [
    anArchive(),
    anArchive({
      name: 'pinhigh-2026-05-13T013000Z.zip',
      madeAt: '2026-05-13T01:30:00Z',
      check: null,
    }),
  ],
  nights,
  contents: { golfers: 9, tables: 31, files: 212, fileBytes: 31_000_000 },
  ...changes,
});
