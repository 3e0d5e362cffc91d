import type { Archive, BackupsState } from '#contract/backups.ts';
import { lastNights } from '#domain/backups/nights.ts';
import { nextQuietHour } from '#domain/backups/quiet-hour.ts';
import { backupsToKeep } from '#domain/backups/superseded.ts';
import { openBackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { type Archive as Found, listArchives } from '#server/platform/backup/backup-folder.ts';
import { describePlace } from '#server/platform/backup/backup-place.ts';
import { type BackupRun, findRuns } from '#server/platform/backup/runs.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import { withinTime } from '#server/platform/within-time.ts';

/** How far back runs are read: more than the nights that are shown. */
const readDays = 16;
/** How long the bucket may take to say how many copies it has. */
const bucketMs = 5_000;

const isMaking = ({ kind }: BackupRun) => kind !== 'check';
const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** What administrators see of the backups. */
export async function readState(
  { db, config, backups }: Pick<Platform, 'db' | 'config' | 'backups'>,
  now: Temporal.Instant,
): Promise<BackupsState> {
  const { isDaily, folder } = config.backups;
  const timeZone = Temporal.Now.timeZoneId();
  const found = isDaily ? await listArchives(folder).catch(() => []) : [];
  const runs = await findRuns(db, {
    archives: found.map(({ name }) => name),
    since: dateOf(now.subtract({ hours: readDays * 24 })),
    now,
  });
  const daily = found.filter(({ isBeforeUpdate }) => !isBeforeUpdate);
  const state = await backups.look();
  return {
    place: await describePlace(config),
    timeZone,
    bucket: isDaily ? await lookIntoBucket(config) : null,
    nextAt: isDaily ? nextQuietHour(now, timeZone).toString() : null,
    makingSince:
      (
        runs.find((run) => isMaking(run) && run.endedAt === null)?.startedAt ?? null
      )?.toISOString() ?? null,
    trouble: isDaily ? troubleIn(runs, state?.isLate ?? false) : null,
    archives: describeArchives(found, runs, timeZone),
    nights: isDaily
      ? [
          ...lastNights({
            now,
            timeZone,
            archives: daily.map(({ madeAt }) => madeAt),
            attempts: runs.flatMap(({ kind, endedAt, fault }) =>
              kind === 'check' || endedAt === null ? [] : [{ endedAt: instantOf(endedAt), fault }],
            ),
          }),
        ]
      : [],
    contents: runs.find(({ contents }) => contents !== null)?.contents ?? null,
  };
}

async function lookIntoBucket(config: Platform['config']): Promise<BackupsState['bucket']> {
  const bucket = await openBackupBucket(config);
  if (bucket === null) return null;
  const late = () => new Error('timed out');
  const copies = await withinTime(bucket.list(), bucketMs, late).then(
    (archives) => archives.length,
    () => null,
  );
  return { name: config.backups.bucket ?? '', copies };
}

/** What is wrong: the last attempt has failed, or there was none for too long. */
function troubleIn(runs: readonly BackupRun[], isLate: boolean): BackupsState['trouble'] {
  const last = runs.find((run) => isMaking(run) && run.endedAt !== null);
  const fault = last?.fault ?? null;
  if (fault === null && !isLate) return null;
  return { fault, at: fault === null ? null : (last?.endedAt?.toISOString() ?? null) };
}

function describeArchives(
  found: readonly Found[],
  runs: readonly BackupRun[],
  timeZone: string,
): Archive[] {
  const daily = found.filter(({ isBeforeUpdate }) => !isBeforeUpdate);
  const keptFor = backupsToKeep(daily, timeZone);
  return found.map((archive) => {
    const { name, bytes, madeAt, isBeforeUpdate } = archive;
    const own = runs.filter((run) => run.archive === name);
    return {
      name,
      bytes,
      madeAt: madeAt.toString(),
      kind: isBeforeUpdate ? 'update' : (keptFor.get(archive) ?? 'day'),
      isByHand: own.some(({ kind }) => kind === 'hand'),
      check: checkOf(own[0]),
    };
  });
}

/** What the last run says of an archive: it was read again when it was made, too. */
function checkOf(run: BackupRun | undefined): Archive['check'] {
  if (run === undefined) return null;
  const { startedAt, endedAt, kind, fault } = run;
  if (endedAt === null) return { state: 'running', at: startedAt.toISOString(), fault: null };
  const isBad = kind === 'check' && fault !== null;
  return { state: isBad ? 'bad' : 'good', at: endedAt.toISOString(), fault: isBad ? fault : null };
}
