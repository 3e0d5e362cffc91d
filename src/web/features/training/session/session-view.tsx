import './session-view.css';
import { Clock, Music } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { CompleteSessionDialog } from '../complete/complete-session-dialog.tsx';
import { Reward } from '../complete/reward.tsx';
import type { Completed } from '../complete/use-complete-form.ts';
import { ExerciseItem } from './exercise-item.tsx';
import { PastSession } from './past-session.tsx';
import { openPlaylist } from './playlist.ts';
import { SessionActions } from './session-actions.tsx';
import type { SessionDetails } from './session-details.ts';
import { WarmUpDialog } from './warm-up-dialog.tsx';

/** Sessions take their minutes and up to five more to walk and to tidy up. */
const spareMinutes = 5;

/** Everything about a session that was found. */
export function SessionView({ details, move }: { details: SessionDetails; move?: ReactNode }) {
  const { session, scheduledSession } = details;
  const [open, setOpen] = useState<'nothing' | 'warmUp' | 'complete'>('nothing');
  const [earned, setEarned] = useState<Completed | null>(null);
  const [changes, setChanges] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const planned = scheduledSession.status === 'planned';
  useScreen({ name: session.title });
  const close = () => setOpen('nothing');
  return (
    <div className="session">
      {earned && !planned && <Reward answer={earned} />}
      <Head details={details} title={title} move={planned && move} />
      <div className="session-side">
        {!planned && <PastSession details={details} />}
        <Ready onWarmUp={() => setOpen('warmUp')} />
        <SessionActions
          key={scheduledSession.status}
          details={details}
          onComplete={() => setOpen('complete')}
          onChanged={() => {
            setEarned(null);
            setChanges(changes + 1);
            title.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <Exercises details={details} />
      <WarmUpDialog open={open === 'warmUp'} onClose={close} />
      <CompleteSessionDialog
        // A reopened session starts from what was said about it before.
        key={changes}
        session={{
          scheduledSessionId: scheduledSession.id,
          sessionId: session.id,
          title: session.title,
          totalDuration: session.totalDuration,
        }}
        open={open === 'complete'}
        onClose={close}
        onCompleted={setEarned}
        showsServerMessage
      />
    </div>
  );
}

type HeadProps = {
  readonly details: SessionDetails;
  readonly title: Ref<HTMLHeadingElement>;
  readonly move: ReactNode;
};

function Head({ details: { session, scheduledSession }, title, move }: HeadProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { focus, totalDuration: from } = session;
  return (
    <div className="session-head gutter">
      <div className="session-day">
        <p className="muted">{dates.day(scheduledSession.scheduledDate, today)}</p>
        {move}
      </div>
      <h2 className="heading-huge" ref={title} tabIndex={-1}>
        {session.title}
      </h2>
      <p className="facts-line">
        <FocusTag focus={focus} />
        <span>
          <Clock className="icon" aria-hidden />
          {t('minutesSpan', { from, to: from + spareMinutes })}
        </span>
      </p>
      <p className="lead session-lead">{session.description}</p>
    </div>
  );
}

function Ready({ onWarmUp }: { onWarmUp: () => void }) {
  const { t } = useTranslation('training');
  return (
    <section className="before-start gutter" aria-label={t('ready.label')}>
      <p className="before-start-text">{t('ready.warmUp')}</p>
      <div className="before-start-actions">
        <Button variant="secondary" onClick={onWarmUp}>
          <FocusIcon name="physical" size="small" />
          {t('ready.stretches')}
        </Button>
        <Button variant="secondary" onClick={openPlaylist}>
          <Music className="icon icon-small" aria-hidden />
          {t('ready.music')}
        </Button>
      </div>
    </section>
  );
}

function Exercises({ details: { session, completion } }: { details: SessionDetails }) {
  const { t } = useTranslation('training');
  const { exercises, totalDuration: minutes } = session;
  return (
    <section className="gutter session-exercise-list" aria-labelledby="exercises">
      <SectionHead id="exercises" title={t('exercises')} aside={t('minutes', { minutes })} />
      {exercises.length === 0 && <p className="muted">{t('beingPrepared')}</p>}
      <ol className="exercises">
        {exercises.map((exercise, index) => (
          <ExerciseItem
            key={exercise.id}
            exercise={exercise}
            number={index + 1}
            completion={completion}
          />
        ))}
      </ol>
    </section>
  );
}
