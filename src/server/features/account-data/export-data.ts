import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Caller } from '#server/platform/auth/caller.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import type { ExportedTable, PersonalTable } from '#server/platform/personal-data.ts';
import { findAvatar } from '#server/platform/pictures/replace-avatar.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fileError } from '#server/platform/storage/storage.ts';
import { writeZip, type ZipEntry } from '#server/platform/storage/write-zip.ts';
import { textsIn } from '#server/platform/texts.ts';
import { writeTables } from './write-tables.ts';

type Tools = Pick<Platform, 'db' | 'temporary' | 'pictures' | 'personalData'>;

const isExported = (kind: PersonalTable): kind is ExportedTable => 'exportedAs' in kind;

/**
 * Makes the golfer's export, a ZIP with a JSON and a CSV file for each table. It is complete before the first byte is
 * sent, so that a slow connection keeps no transaction open: the embedded database runs one transaction at a time.
 * @param signal aborts the export early, for example when the browser has disconnected
 * @throws AppError disk_full or unavailable; the reason of the aborted signal
 */
export async function makeExport(
  { db, temporary, pictures, personalData }: Tools,
  caller: Caller,
  { now, signal }: { readonly now: Temporal.Instant; readonly signal: AbortSignal },
): Promise<Readable> {
  const hash = await findAvatar(db, caller.id);
  const avatar = hash === null ? null : await pictures.read(hash);
  const tables = personalData.filter(isExported);
  const texts: ZipEntry[] = [
    { name: 'README.txt', content: Buffer.from(readmeFor(caller, now)) },
    ...(avatar === null ? [] : [{ name: 'avatar.webp', content: avatar }]),
  ];
  return temporary
    .withFolder(async (folder) => {
      const written = await inOneMoment(db, (tx) =>
        writeTables(tx, { tables, golferId: caller.id, folder, signal }),
      );
      const entries = written.map(({ name, path }) => ({
        name,
        content: async () => createReadStream(path),
      }));
      return temporary.makeFile((path) =>
        writeZip(path, [...texts, ...entries], { mtime: dateOf(now), signal }),
      );
    })
    .catch((error) => {
      throw signal.aborted ? signal.reason : fileError(error);
    });
}

/** Runs a transaction in which all reads see the same snapshot. */
const inOneMoment = <Result>(db: Db, work: (tx: Tx) => Promise<Result>) =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

function readmeFor({ email, language }: Caller, now: Temporal.Instant): string {
  const { t } = textsIn(language, 'account-data');
  const moment = now.round('second').toString();
  const paragraphs = [
    t('readme.title'),
    t('readme.made', { moment, email }),
    t('readme.files'),
    t('readme.times'),
    t('readme.formulas'),
    t('readme.secrets'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
