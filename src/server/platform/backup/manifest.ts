import * as z from 'zod/mini';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.nonnegative());

/** The name of the manifest in an archive. */
export const manifestName = 'manifest.json';
/** The name of the secret in an archive. */
export const secretName = 'secret';

/** What an archive contains; everything else in it is checked against this. */
export const manifestSchema = z.object({
  /** Raised when older versions could not read the archive. */
  format: z.literal(1),
  /** The version of Pinhigh that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** How many migrations the database had, and the time of the last in milliseconds. */
  migrations: z.object({ made: count, last: count }),
  tables: z.array(z.object({ name: z.string(), rows: count, sha256 })),
  jobs: z.object({ rows: count, sha256 }),
  files: z.array(z.object({ key: z.string(), mediaType: z.string(), bytes: count, sha256 })),
  /** Files that were deleted while the backup was made. */
  missing: z.array(z.string()),
  /** Null when the secret comes from the environment. */
  secret: z.nullable(sha256),
});

export type Manifest = z.output<typeof manifestSchema>;

/** The name of a stored file in an archive. */
export const fileName = (key: string): string => `files/${key}`;
/** The name of the waiting jobs in an archive. */
export const jobsName = 'jobs.jsonl';

/** What administrators are told of the content of an archive. */
export type Contents = {
  readonly golfers: number;
  readonly tables: number;
  readonly files: number;
  readonly fileBytes: number;
};

export const contentsOf = ({ tables, files }: Manifest): Contents => ({
  golfers: tables.find(({ name }) => name === 'users')?.rows ?? 0,
  tables: tables.length,
  files: files.length,
  fileBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});
