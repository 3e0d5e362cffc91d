import { numbersIn } from '#web/platform/numbers.ts';
import './statistics.css';
import type { Statistics } from '#contract/admin-schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { exercises } from '#contract/exercises.ts';
import type { BackupState } from '#contract/health.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { HealthSection } from './health-section.tsx';

type Health = Statistics['health'];

const isGood = ({ late, failed }: Health['jobs']) => late === 0 && failed === 0;

type HealthListProps = {
  readonly version: string;
  /** A newer version, if one is known. */
  readonly newer: string | null;
  readonly health: Health;
  readonly storage: AnswerOf<typeof exercises.storage>;
};

/** Media storage needs attention when it is used to this share of its quota. */
const nearlyFull = 0.9;

/** Shows whether mails, pushes and other background jobs are delivered, and whether storage has space left. */
export function HealthList({ version, newer, health, storage }: HealthListProps) {
  const { t, language } = useTranslation('admin');
  const { mail, push, jobs, disk, backup } = health;
  const dates = useDates();
  const { timeZone } = useGolfer();
  const size = (bytes: number) => sizeText(bytes, language);
  const describe = (counts: Health['jobs'], otherwise = t('health.good')) => {
    const { late, failed } = counts;
    const troubles = [
      failed > 0 ? t('health.failed', { count: failed }) : '',
      late > 0 ? t('health.late', { count: late }) : '',
    ];
    return {
      good: isGood(counts),
      text: isGood(counts) ? otherwise : troubles.filter(Boolean).join(' '),
      value: t('health.waiting', { count: counts.waiting }),
    };
  };
  const describePush = ({ devices: count, lastDays, ...jobs }: Health['push']) => {
    const { sent, failed, gone } = lastDays;
    const devices = t('health.devices', { count });
    const { value, text } = describe(jobs, devices);
    const all = sent + failed + gone;
    if (all === 0) return { value, text };
    const rate = numbersIn(language).percent(sent / all);
    return {
      value: t('health.rate', { rate }),
      text: isGood(jobs) ? t('health.lastDays', { devices, failed, gone }) : text,
    };
  };
  const describeBackup = ({ lastAt, isLate }: BackupState) => {
    const good = !isLate;
    if (lastAt === null) return { good, text: t(`health.backupIs.${isLate ? 'never' : 'coming'}`) };
    const date = dates.short(todayIn(timeZone, Temporal.Instant.from(lastAt)));
    return { good, text: t(`health.backupIs.${isLate ? 'late' : 'made'}`, { date }) };
  };
  const mediaBytes = storage.images.bytes + storage.videos.bytes;
  const rows = [
    { name: t('health.mail'), ...describe(mail) },
    { name: t('health.push'), good: isGood(push), ...describePush(push) },
    { name: t('health.jobs'), ...describe(jobs) },
    {
      name: t('health.disk'),
      good: disk.state === 'ok' || disk.state === 'unknown',
      text: t(`health.diskIs.${disk.state}`),
      value: disk.freeBytes === null ? '' : t('health.free', { free: size(disk.freeBytes) }),
    },
    {
      name: t('health.media'),
      good: mediaBytes < storage.quotaBytes * nearlyFull,
      text: t('health.mediaKinds', {
        images: size(storage.images.bytes),
        videos: size(storage.videos.bytes),
      }),
      value: t('health.ofQuota', {
        used: size(mediaBytes),
        quota: size(storage.quotaBytes),
      }),
    },
    ...(backup === null ? [] : [{ name: t('health.backup'), ...describeBackup(backup) }]),
    {
      name: t('health.version'),
      good: true,
      text: newer === null ? t('health.ofServer') : t('health.newer', { version: newer }),
      value: version,
    },
  ];

  const states = rows.map(({ good, ...row }) => ({
    ...row,
    state: good ? ('good' as const) : ('bad' as const),
  }));
  return <HealthSection id="health" title={t('health.title')} rows={states} />;
}
