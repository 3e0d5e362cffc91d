import '#web/golf/admin-page.css';
import '#web/ui/list-row.css';
import { Download, ShieldCheck } from 'lucide-react';
import { type Archive, type BackupsState, backups } from '#contract/backups.ts';
import { type Status, StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useMoments } from './use-moments.ts';

type Night = BackupsState['nights'][number];

/** What the list shows, newest first: each archive, and each night that has none. */
function entriesOf({ archives, nights, timeZone }: BackupsState) {
  const dateOf = (at: string) =>
    Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const missed = nights.filter(({ state }) => state === 'missed');
  const all: readonly { readonly date: string; readonly of: Archive | Night }[] = [
    ...archives.map((of) => ({ date: dateOf(of.madeAt), of })),
    ...missed.map((of) => ({ date: of.date, of })),
  ];
  // Sorting keeps the order of archives of one day.
  return all.toSorted((one, other) => other.date.localeCompare(one.date)).map(({ of }) => of);
}

/** Every archive, to verify and to download, and the nights without one. */
export function Archives({ state }: { readonly state: BackupsState }) {
  const { t } = useTranslation('backups');
  const entries = entriesOf(state);
  if (entries.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="backup-archives">
      <SectionHead
        id="backup-archives"
        title={t('archives.title')}
        aside={<span className="small muted">{t('archives.order')}</span>}
      />
      <ul className="ruled">
        {entries.map((entry) =>
          'name' in entry ? (
            <ArchiveRow key={entry.name} archive={entry} timeZone={state.timeZone} />
          ) : (
            <MissedRow key={entry.date} night={entry} />
          ),
        )}
      </ul>
      <p className="small muted">
        {t(state.place.isEncrypted ? 'archives.encrypted' : 'archives.plain')}
      </p>
    </section>
  );
}

function MissedRow({ night: { date, fault } }: { readonly night: Night }) {
  const { t } = useTranslation('backups');
  const dates = useDates();
  return (
    <li className="list-row health-row">
      <StatusIcon state="missed" />
      <span>
        <b>{dates.weekdayShort(date)}</b>
        <span className="small status-missed">{t(`faults.${fault ?? 'none'}`)}</span>
      </span>
    </li>
  );
}

const marks = { good: 'done', bad: 'missed', running: 'planned' } as const satisfies Record<
  NonNullable<Archive['check']>['state'],
  Status
>;

type ArchiveRowProps = { readonly archive: Archive; readonly timeZone: string };

function ArchiveRow({ archive, timeZone }: ArchiveRowProps) {
  const { t, language } = useTranslation('backups');
  const { moment } = useMoments(timeZone);
  const { name, madeAt, bytes, kind, isByHand, check } = archive;
  const when = moment(madeAt);
  const verify = useAction(backups.verify, {
    failure: (error) => ({ title: t('archives.notVerified'), description: errorText(error) }),
  });
  const found =
    check === null
      ? t('archives.check.unknown')
      : t(`archives.check.${check.state}`, {
          when: moment(check.at),
          why: check.fault === null ? '' : t(`faults.${check.fault}`),
        });
  return (
    <li className="list-row health-row">
      <StatusIcon state={check === null ? 'planned' : marks[check.state]} />
      <span>
        <b>{when}</b>
        <span className="small muted" aria-live="polite">
          {t(`archives.kind.${kind}`)}
          {isByHand && `, ${t('archives.byHand')}`}. {found}
        </span>
      </span>
      <span className="number">{sizeText(bytes, language)}</span>
      <span className="with-icon backup-acts">
        <Button
          variant="outline"
          size="slim"
          busy={verify.busy || check?.state === 'running'}
          busyText={t('archives.verifying')}
          aria-label={t('archives.verifyOne', { when })}
          onClick={() => verify.send({ params: { name } })}
        >
          <ShieldCheck className="icon icon-small" aria-hidden />
          {t(check === null ? 'archives.verify' : 'archives.verifyAgain')}
        </Button>
        <IconButton label={t('archives.download', { when })} asChild>
          <a href={urlOf(backups.download, { params: { name } })} download={name}>
            <Download className="icon" aria-hidden />
          </a>
        </IconButton>
      </span>
    </li>
  );
}
