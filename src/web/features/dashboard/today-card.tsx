import './today-card.css';
import { type ReactNode, useRef } from 'react';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { SessionStatus } from '#domain/training/session-status.ts';
import { Flag } from '#web/golf/flag.tsx';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Docked } from './docked.tsx';
import { SessionPicture } from './session-picture.tsx';
import { type Reopening, useReopen } from './use-reopen.ts';

type TodaysSession = DashboardPayload['todaysSession'];
type Session = NonNullable<TodaysSession['session']>;

/** Renders the button that opens a session that may already be started. `start` is for a session that is not. */
export type RenderStart = (
  session: Pick<Session, 'scheduledSessionId' | 'exerciseCount'>,
  start: ReactNode,
) => ReactNode;

type TodayCardProps = {
  readonly session: Session;
  readonly state: SessionStatus;
  readonly storeWithdrawn: Reopening['storeWithdrawn'];
  readonly renderStart?: RenderStart | undefined;
};

const linkTo = (scheduledSessionId: string) =>
  ({ to: '/my-schedule/session/$scheduledSessionId', params: { scheduledSessionId } }) as const;

/** A session takes its planned minutes plus up to five for walking and tidying up. */
const spareMinutes = 5;

function State({ state }: { state: TodayCardProps['state'] }) {
  const { t } = useTranslation('dashboard');
  const planned = state === 'planned';
  return (
    <p className={`today-state is-${state}`}>
      {planned ? <Flag /> : <StatusIcon state={state === 'completed' ? 'done' : 'skipped'} />}
      {t(planned ? 'today.flag' : `today.${state}`)}
    </p>
  );
}

/** The button that reopens a completed or skipped session. */
function Reopen(props: Reopening & { readonly id: string }) {
  const { t } = useTranslation('dashboard');
  const { busy, send, question } = useReopen(props);
  return (
    <>
      <Button
        variant="outline"
        size="tall"
        busy={busy}
        busyText={t('today.reopening')}
        onClick={() => send({ params: { scheduledSessionId: props.id } })}
      >
        {t('today.reopen')}
      </Button>
      {question}
    </>
  );
}

/** Today's session: its start button or, if it is over, its state. */
export function TodayCard({ session, state, storeWithdrawn, renderStart }: TodayCardProps) {
  const { t } = useTranslation('dashboard');
  const title = useRef<HTMLHeadingElement>(null);
  const { scheduledSessionId, totalDuration: from } = session;
  const start = (
    <Link className="button button-primary button-tall" {...linkTo(scheduledSessionId)}>
      {t('today.start')}
    </Link>
  );
  return (
    <article className={`card today is-${state}`} aria-labelledby="today-title">
      <SessionPicture card="today" session={session} />
      <div className="today-body">
        <div className="today-text">
          <State state={state} />
          <h2
            className="heading-large"
            id="today-title"
            ref={title}
            tabIndex={-1}
            lang={session.language}
          >
            {state === 'planned' ? (
              session.title
            ) : (
              <Link {...linkTo(scheduledSessionId)}>{session.title}</Link>
            )}
          </h2>
          <p className="facts-line">
            <FocusTag focus={session.focus} />
            <WaitingMark id={scheduledSessionId} look="words" />
            <span>{t('today.minutes', { from, to: from + spareMinutes })}</span>
            {session.exerciseCount > 0 && (
              <span>{t('today.exercises', { count: session.exerciseCount })}</span>
            )}
          </p>
        </div>
        <ul className="today-exercises">
          {session.exercises.map(({ exerciseId, name, duration: minutes }) => (
            <li className="between" key={exerciseId}>
              {name}
              <span className="number muted">{t('today.exerciseMinutes', { minutes })}</span>
            </li>
          ))}
        </ul>
        {state === 'planned' ? (
          <Docked>{renderStart?.(session, start) ?? start}</Docked>
        ) : (
          // The button disappears after success, so the card's title takes the focus.
          <Reopen
            title={session.title}
            id={scheduledSessionId}
            state={state}
            onDone={() => title.current?.focus()}
            storeWithdrawn={storeWithdrawn}
          />
        )}
      </div>
    </article>
  );
}
