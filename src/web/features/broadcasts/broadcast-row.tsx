import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Broadcast, broadcasts } from '#contract/broadcasts.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { isShown, isUnderWay } from './broadcast-queries.ts';

type RowProps = { readonly broadcast: Broadcast };

/** A sent broadcast: its text, audience, delivery progress, and the switch that shows or hides it. */
export function BroadcastRow({ broadcast }: RowProps) {
  const { t } = useTranslation('broadcasts');
  const { title, message } = broadcast;
  const { isOn, toggle } = useActive(broadcast);
  const isSeen = isShown(broadcast, Date.now());
  return (
    <li className={isSeen ? 'broadcast' : 'broadcast is-off'}>
      <div className="stack-small">
        <h3 className="heading-small">{title}</h3>
        <p className="broadcast-message">{message}</p>
        <p className="small facts-line">
          <span className={isSeen ? 'broadcast-state is-on' : 'broadcast-state'}>
            {t(isSeen ? 'active' : 'inactive')}
          </span>
          <Facts broadcast={broadcast} />
        </p>
        <Progress broadcast={broadcast} />
      </div>
      <Switch checked={isOn} onCheckedChange={toggle} label={t('show', { title })} />
    </li>
  );
}

/** The switch changes at once and goes back if the request fails. */
function useActive({ id, isActive, revision }: Broadcast) {
  const { t } = useTranslation('broadcasts');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { send } = useAction(broadcasts.setActive, {
    success: { title: t('toasts.success'), description: t('toasts.updated') },
    failure: (error) => ({
      title: t('toasts.error'),
      description: errorText(error, { otherwise: t('toasts.updateFailed') }),
    }),
    onSuccess: () => setChosen(null),
    onFailure: () => {
      setChosen(null);
      // Somebody else may have switched it.
      refreshReads(client, broadcasts.setActive.refresh);
    },
  });
  const toggle = (next: boolean) => {
    setChosen(next);
    send({ params: { id }, body: { isActive: next }, headers: openedAs(revision) });
  };
  return { isOn: chosen ?? isActive, toggle };
}

/** The audience, the date it was sent, and the date it ends. */
function Facts({ broadcast }: RowProps) {
  const { t } = useTranslation('broadcasts');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  const { targetAudience, createdAt, expiresAt } = broadcast;
  const dayOf = (instant: string) =>
    dates.short(todayIn(timeZone, Temporal.Instant.from(instant)), today);
  const end = () => {
    if (expiresAt === null) return t('noEnd');
    // `expiresAt` is the start of the next day, so this is the last day.
    const last = Temporal.Instant.from(expiresAt).subtract({ nanoseconds: 1 });
    const isOver = last.epochMilliseconds < Date.now();
    return t(isOver ? 'ended' : 'until', { day: dayOf(last.toString()) });
  };
  return (
    <>
      <span>{t(`audiences.${targetAudience}`)}</span>
      <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      <span>{end()}</span>
    </>
  );
}

/** Shows a bar during delivery, and afterwards how many golfers it was delivered to. */
function Progress({ broadcast }: RowProps) {
  const { t } = useTranslation('broadcasts');
  const { title, progress } = broadcast;
  const { golfers, reached, delivered, isComplete } = progress;
  const { write } = useNumbers();
  const counts = { reached: write(reached), golfers: write(golfers) };
  if (isComplete)
    return (
      <p className="small muted">
        {t('delivered', { count: delivered, delivered: write(delivered) })}
      </p>
    );
  const isMoving = isUnderWay(broadcast, Date.now());
  return (
    <div className="stack-small">
      <ProgressBar share={golfers === 0 ? 0 : reached / golfers} label={t('progress', { title })} />
      <p className="small muted">{t(isMoving ? 'delivering' : 'stopped', counts)}</p>
    </div>
  );
}
