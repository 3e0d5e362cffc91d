import '#web/ui/card.css';
import { CircleAlert } from 'lucide-react';
import type { BackupsState } from '#contract/backups.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useMoments } from './use-moments.ts';

type TroubleProps = {
  readonly state: BackupsState;
  readonly trouble: NonNullable<BackupsState['trouble']>;
};

/** How many of the latest nights have no backup. */
function missedInARow({ nights }: BackupsState): number {
  const last = nights.findLastIndex(({ state }) => state !== 'missed');
  return nights.length - 1 - last;
}

/** Says that backups fail, why, what to do, and which one is the newest. */
export function Trouble({ state, trouble: { fault } }: TroubleProps) {
  const { t } = useTranslation('backups');
  const { moment } = useMoments(state.timeZone);
  const [newest] = state.archives;
  const reason = fault ?? 'none';
  return (
    <section className="card card-padded with-icon backup-trouble" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <div className="stack-small">
        <h3 className="heading-small">{t('trouble.title', { count: missedInARow(state) })}</h3>
        <p>
          {t(`faults.${reason}`)} {t(`steps.${reason}`)}
        </p>
        <p>
          {newest === undefined
            ? t('trouble.noneYet')
            : t('trouble.newest', { when: moment(newest.madeAt) })}
        </p>
      </div>
    </section>
  );
}
