import { eq } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import { tokenDeriver } from './auth/derived-token.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createDb, type Db } from './database/drizzle.ts';
import { newId } from './database/new-id.ts';
import { howToRun } from './how-to-run.ts';
import { installationValues } from './installation/tables.ts';
import { StartError } from './start-error.ts';
import { openStorage, type Storage } from './storage/storage.ts';

/** What all nodes have to have in common beside their database, which remembers it from the first start. */
export const sharedSettings = ['secret', 'files'] as const;
export type SharedSetting = (typeof sharedSettings)[number];

/** The names of the rows, which are not those of settings. */
const rowOf = { secret: 'shared.secret', files: 'shared.files' } as const;

async function remembered(db: Db, setting: SharedSetting): Promise<unknown> {
  const [row] = await db
    .select()
    .from(installationValues)
    .where(eq(installationValues.name, rowOf[setting]));
  return row?.value;
}

/** Remembers a value, unless another node has been faster. Returns what is remembered now. */
async function remember(db: Db, setting: SharedSetting, value: string): Promise<unknown> {
  await db.insert(installationValues).values({ name: rowOf[setting], value }).onConflictDoNothing();
  return remembered(db, setting);
}

/** Lets the next start bring another secret, or another place for files. */
export async function forgetShared(db: Db, setting: SharedSetting): Promise<void> {
  await db.delete(installationValues).where(eq(installationValues.name, rowOf[setting]));
}

/** The file by which a place for files is known again. It is copied along with the others. */
const markOf = (place: string) => `installation/${place}`;

/** Marks the place of the files. Never the same mark twice: of two nodes at their first start, one is remembered. */
async function mark(db: Db, storage: Pick<Storage, 'put'>): Promise<unknown> {
  const place = newId();
  await storage.put(markOf(place), Buffer.from('Pinhigh\n'), 'text/plain');
  return remember(db, 'files', place);
}

async function areFilesHere(db: Db, storage: Pick<Storage, 'put' | 'read'>): Promise<boolean> {
  const place = (await remembered(db, 'files')) ?? (await mark(db, storage));
  return (await storage.read(markOf(String(place)))) !== null;
}

const wherePlaced = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>) =>
  s3 === undefined ? `DATA_DIR (${dataDir}/files)` : `the bucket ${s3.bucket}`;

type Node = {
  readonly database: Pick<Database, 'pool'>;
  readonly config: Pick<Config, 's3' | 'dataDir'>;
  readonly secret: string;
};

/**
 * Compares the secret and the place of the files with those that the database has been used with. The first start
 * decides what they are.
 * @throws StartError when they are others
 */
export async function refuseOtherSettings({ database, config, secret }: Node): Promise<void> {
  const db = createDb(database.pool);
  const fingerprint = tokenDeriver(secret)('installation');
  if ((await remember(db, 'secret', fingerprint)) !== fingerprint)
    throw new StartError(
      `The secret of this start is not the one that the database has been used with. Set SECRET as on the other nodes; without SECRET, it is the file "secret" of DATA_DIR. To change it, stop all nodes, run "${howToRun('forget', 'secret')}" and start with the new one: everybody has to sign in again, and one-time codes and addresses of calendars have to be set up anew.`,
    );
  // A bucket that does not answer keeps no server from starting.
  const areHere = await areFilesHere(db, await openStorage(config)).catch((error: unknown) => {
    if (error instanceof AppError) return true;
    throw error;
  });
  if (areHere) return;
  throw new StartError(
    `The files that belong to the database are not in ${wherePlaced(config)}. Several nodes need the same bucket (S3_*). After a move to another place, copy all files there. If they are lost, stop all nodes and run "${howToRun('forget', 'files')}".`,
  );
}
