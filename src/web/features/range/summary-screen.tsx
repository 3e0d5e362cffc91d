import '#web/ui/dock.css';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { progressOf } from '#domain/training/session-progress.ts';
import { Contours } from '#web/golf/contours.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { isNewBest, resultsOf } from './results.ts';
import type { Completed, SessionParts, TrainedSession } from './session-parts.ts';
import { Saved } from './status-line.tsx';
import { goTo, type Training } from './training-steps.ts';
import type { TakeStep } from './use-training.ts';

type SummaryScreenProps = SessionParts & {
  readonly session: TrainedSession;
  readonly training: Training;
  readonly take: TakeStep;
  readonly onCompleted: (answer: Completed) => void;
  /** Called when the form was stored on this device to be sent later. */
  readonly onWaiting: () => void;
};

/** The results of the session, and the form that completes it. */
export function SummaryScreen({ session, training, take, ...parts }: SummaryScreenProps) {
  const { t } = useTranslation('range');
  const [open, setOpen] = useState(false);
  const { exercises, scheduledSessionId } = session;
  const { progress } = training;
  const results = resultsOf(exercises, progress);
  const scores = exercises.flatMap(({ id }) => {
    const score = results.scores[baseIdOf(id)];
    const cells = results.cells?.[baseIdOf(id)];
    return score === undefined ? [] : [{ exerciseId: id, score, ...(cells && { cells }) }];
  });
  const last = exercises.at(-1);
  const isOpen = ({ id }: { readonly id: string }) =>
    progressOf(progress, baseIdOf(id)).state !== 'done';
  const back = exercises.find(isOpen) ?? last;
  return (
    <div className="range-summary">
      <SummaryHead session={session} training={training} />
      {parts.renderScores(exercises, scores)}
      <div className="gutter stack-small">
        {scores.length === 0 && <p className="muted">{t('summary.noScores')}</p>}
        <Saved />
        <Link
          className="link"
          to="/my-schedule/session/$scheduledSessionId"
          params={{ scheduledSessionId }}
        >
          {t('summary.leave')}
        </Link>
      </div>
      <div className="dock range-finish" ref={bottomBar}>
        <Button
          variant="outline"
          size="tall"
          aria-label={t('summary.back')}
          onClick={() => back && take(goTo(baseIdOf(back.id)))}
        >
          <ArrowLeft className="icon" aria-hidden />
        </Button>
        <Button size="tall" onClick={() => setOpen(true)}>
          {t('summary.finish')}
        </Button>
      </div>
      {open &&
        parts.renderComplete({
          session,
          open,
          onClose: () => setOpen(false),
          onCompleted: parts.onCompleted,
          onWaiting: parts.onWaiting,
        })}
    </div>
  );
}

function SummaryHead({ session, training }: Pick<SummaryScreenProps, 'session' | 'training'>) {
  const { t } = useTranslation('range');
  const { exercises, title, language } = session;
  const { minutes, scores, leftOut } = resultsOf(exercises, training.progress);
  const bests = exercises.filter((exercise) => {
    const score = scores[baseIdOf(exercise.id)];
    return score !== undefined && isNewBest(exercise, score);
  });
  return (
    <section className="turf hero range-hero">
      <Contours seed="summary" />
      <p className="with-icon">
        <StatusIcon state="done" />
        {t('summary.done')}
      </p>
      <h1 className="heading-huge" id="screen-title" tabIndex={-1} ref={takeFocus} lang={language}>
        {title}
      </h1>
      <dl className="values-first">
        <div>
          <dt>{t('summary.minutes', { count: minutes })}</dt>
          <dd className="number number-large">{minutes}</dd>
        </div>
        <div>
          <dt>{t('summary.drills', { count: exercises.length - leftOut.length })}</dt>
          <dd className="number number-large">{exercises.length - leftOut.length}</dd>
        </div>
        <div>
          <dt>{t('summary.bests', { count: bests.length })}</dt>
          <dd className="number number-large">{bests.length}</dd>
        </div>
      </dl>
    </section>
  );
}
