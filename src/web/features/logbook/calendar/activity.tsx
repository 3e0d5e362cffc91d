import './activity.css';
import { LandPlot, Target } from 'lucide-react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { Link } from '#web/router/link.tsx';
import { type ActivityKind, useActivityWords } from './activity-words.ts';

type ActivityProps = { readonly item: CalendarItem; readonly onOpen: () => void };

/** One activity of a day: a round leads to its page. The fill shows its state; the icon and the text say what it is. */
export function Activity({ item, onOpen }: ActivityProps) {
  const kind = useActivityWords().kind(item);
  const focus = item.data.session?.focus;
  const look = `list-row activity is-${kind}${focus ? ` focus-${focus}` : ''}`;
  if (kind === 'round') {
    return (
      <Link className={look} to="/rounds/$id" params={{ id: item.id }}>
        <Content item={item} kind={kind} />
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={onOpen}>
      <Content item={item} kind={kind} />
    </button>
  );
}

type ContentProps = Pick<ActivityProps, 'item'> & { readonly kind: ActivityKind };

function Content({ item, kind }: ContentProps) {
  const { t } = useTranslation('logbook');
  const words = useActivityWords();
  const dates = useDates();
  const plannedDay = words.plannedDay(item);
  return (
    <>
      <Sign item={item} />
      <span className="activity-text">
        <b lang={item.data.session?.language}>{item.title}</b>
        <span className="small">
          <span>{words.label(item)}</span>
          {kind !== 'practice' && <span> {words.duration(item)}</span>}
          {plannedDay && <span> {t('plannedOn', { day: plannedDay })}</span>}
          <WaitingMark id={item.id} />
        </span>
      </span>{' '}
      {kind === 'practice' ? (
        <span className="activity-duration number">{words.duration(item)}</span>
      ) : (
        <Outcome item={item} kind={kind} />
      )}
      {/* Whoever goes from button to button does not hear the heading of the day. */}
      <span className="visually-hidden"> {dates.day(item.date)}</span>
    </>
  );
}

function Sign({ item: { type, data } }: Pick<ActivityProps, 'item'>) {
  if (type === 'golf_round') return <LandPlot className="icon" aria-hidden />;
  if (data.session) return <FocusIcon name={data.session.focus} />;
  return <Target className="icon" aria-hidden />;
}

function Outcome({ item, kind }: ContentProps) {
  const { t } = useTranslation('logbook');
  if (kind === 'planned' || kind === 'practice') return null;
  if (kind === 'round') {
    return (
      <b className="number number-medium">
        <span className="visually-hidden">{t('details.score')} </span>
        {item.data.totalScore}
      </b>
    );
  }
  return (
    <>
      <StatusIcon state={kind} />
      {/* The label of a skipped or missed session already says so. */}
      {kind === 'done' && <span className="visually-hidden">{t('states.completed')}</span>}
    </>
  );
}
