import './session-view.css';
import { Music } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { CompleteSessionDialog } from '../complete/complete-session-dialog.tsx';
import { Reward } from '../complete/reward.tsx';
import type { Completed } from '../complete/use-complete-form.ts';
import { FitButton } from '../swaps/fit-button.tsx';
import { SwapDrill } from '../swaps/swap-drill.tsx';
import { ExerciseItem } from './exercise-item.tsx';
import { PackingList } from './packing-list.tsx';
import { PastSession } from './past-session.tsx';
import { openPlaylist } from './playlist.ts';
import { SessionActions } from './session-actions.tsx';
import type { SessionDetails } from './session-details.ts';
import { SessionHead } from './session-head.tsx';
import { type RenderScore, SessionScores } from './session-scores.tsx';
import { WarmUpDialog } from './warm-up-dialog.tsx';

type SessionViewProps = {
  readonly details: SessionDetails;
  readonly move?: ReactNode;
  readonly start?: ReactNode;
  readonly note?: ReactNode;
  readonly programEnd?: ReactNode;
  readonly renderScore?: RenderScore;
};

/** A session with all its parts. */
export function SessionView({
  details,
  move,
  start,
  note,
  programEnd,
  ...parts
}: SessionViewProps) {
  const { t } = useTranslation('training');
  const { session, scheduledSession, completion } = details;
  const [open, setOpen] = useState<'nothing' | 'warmUp' | 'complete'>('nothing');
  const [earned, setEarned] = useState<Completed | null>(null);
  const [changes, setChanges] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const planned = scheduledSession.status === 'planned';
  useScreen({ name: session.title });
  const close = () => setOpen('nothing');
  return (
    <div className="session page-wide">
      {earned && !planned && <Reward answer={earned} programEnd={programEnd} />}
      <SessionHead details={details} title={title} move={move} />
      {note}
      {completion && (
        <SessionScores exercises={session.exercises} scores={completion.scores} {...parts} />
      )}
      <div className="session-side">
        <PastSession details={details} />
        {planned && (
          <div className="session-needs gutter">
            <PackingList id="needs" title={t('exercise.equipment')} exercises={session.exercises} />
          </div>
        )}
        <SessionActions
          key={scheduledSession.status}
          details={details}
          start={start}
          onComplete={() => setOpen('complete')}
          onChanged={() => {
            setEarned(null);
            setChanges(changes + 1);
            title.current?.focus({ preventScroll: true });
          }}
        />
        {planned && <FitButton scheduledSessionId={scheduledSession.id} swaps={session.swaps} />}
        <Ready onWarmUp={() => setOpen('warmUp')} />
      </div>
      <Exercises details={details} />
      <WarmUpDialog open={open === 'warmUp'} onClose={close} />
      <CompleteSessionDialog
        // Remount after reopening, so that the form can offer the earlier completion.
        key={changes}
        session={{
          scheduledSessionId: scheduledSession.id,
          sessionId: session.id,
          title: session.title,
          language: session.language,
          totalDuration: session.totalDuration,
          swaps: session.swaps,
        }}
        open={open === 'complete'}
        onClose={close}
        onCompleted={setEarned}
      />
    </div>
  );
}

function Ready({ onWarmUp }: { onWarmUp: () => void }) {
  const { t } = useTranslation('training');
  return (
    <section className="before-start gutter stack-small" aria-label={t('ready.label')}>
      <p className="before-start-text">{t('ready.warmUp')}</p>
      <div className="button-row before-start-actions">
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

function Exercises({ details }: { details: SessionDetails }) {
  const { t } = useTranslation('training');
  const { session, scheduledSession, completion } = details;
  const { exercises, swaps, totalDuration: minutes } = session;
  return (
    <section className="gutter session-exercise-list" aria-labelledby="exercises">
      <SectionHead id="exercises" title={t('exercises')} aside={t('minutes', { minutes })} />
      {exercises.length === 0 && <p className="muted">{t('beingPrepared')}</p>}
      <ol className="stack-large exercises">
        {exercises.map((exercise, index) => (
          <ExerciseItem
            key={exercise.id}
            exercise={exercise}
            number={index + 1}
            completion={completion}
            swap={
              scheduledSession.status === 'planned' && (
                <SwapDrill
                  scheduledSessionId={scheduledSession.id}
                  swaps={swaps}
                  exercise={exercise}
                />
              )
            }
          />
        ))}
      </ol>
    </section>
  );
}
