import type { ImportResult } from '#contract/account-data.ts';
import { avatarSide } from '#contract/settings.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { ImportedTable, PersonalTable } from '#server/platform/personal-data.ts';
import { replaceAvatar } from '#server/platform/pictures/replace-avatar.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isSettings } from './golfer-rows.ts';
import { importRows } from './import-rows.ts';
import { findTimeZone, hasRows } from './queries.ts';
import { type ReadImport, readImport } from './read-import.ts';
import type { ImportMoment } from './row-schema.ts';
import { wrongFile } from './wrong-file.ts';

type Tools = Pick<Platform, 'pictures' | 'personalData'>;

/** An export that was read and checked, with its picture stored. */
type Prepared = Omit<ReadImport, 'avatar'> & { readonly avatar: string | null };

const isImported = (kind: PersonalTable): kind is ImportedTable => 'import' in kind;

/**
 * Does the part of an import that comes before its change: reads and checks the export and stores its picture.
 * @throws AppError import_invalid with the file that is wrong
 */
export async function prepareImport(
  { pictures, personalData }: Tools,
  bytes: Uint8Array,
  moment: ImportMoment,
): Promise<Prepared> {
  const { rows, avatar } = await readImport(bytes, personalData.filter(isImported), moment);
  return { rows, avatar: avatar === null ? null : await storePicture(pictures, avatar) };
}

async function storePicture(pictures: Platform['pictures'], bytes: Uint8Array): Promise<string> {
  try {
    return await pictures.store(bytes, avatarSide);
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('picture_')) throw error;
    throw wrongFile('avatar.webp', 'file_damaged');
  }
}

/**
 * Writes the export's rows to the golfer's account. The account must have no history yet, because two
 * histories cannot be told apart once they are merged.
 * @throws AppError has_history; import_invalid for rows that contradict each other
 */
export async function importData(
  { pictures }: Pick<Platform, 'pictures'>,
  { rows, avatar }: Prepared,
  change: Change,
): Promise<ImportResult> {
  const { tx, golfer, now } = change;
  const userId = golfer.id;
  const history = [...rows.keys()].filter((kind) => !isSettings(kind));
  if (await hasRows(tx, history, userId)) throw new AppError('has_history');
  const result = await importRows(change, rows);
  if (avatar !== null) await replaceAvatar(pictures, change, avatar);
  const timeZone = await findTimeZone(tx, userId);
  await change.record('accountImported', { userId, timeZone, today: todayIn(timeZone, now) });
  return result;
}
