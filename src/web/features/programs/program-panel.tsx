import '#web/ui/facts.css';
import '#web/ui/dock.css';
import '#web/ui/icon-button.css';
import './program-panel.css';
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ProgramSummary } from '#contract/programs.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { ProgramCounts } from '#web/golf/session-counts.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';

type ProgramPanelProps = {
  readonly program: ProgramSummary;
  /** The active enrollment, in this program or in another. */
  readonly enrollment: Enrollment | null;
  /** The button that starts this program. */
  readonly start: ReactNode;
};

/**
 * The actions for a program: start it, continue it, or open the active one instead. On a phone this is one row at the
 * bottom, which opens to show the rest.
 */
export function ProgramPanel({ program, enrollment, start }: ProgramPanelProps) {
  const { t } = useTranslation('programs');
  const [isOpen, setOpen] = useState(false);
  const [headingId, restId] = [useId(), useId()];
  const state = stateOf(program, enrollment);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <aside
      className={isOpen ? 'dock program-panel is-open' : 'dock program-panel'}
      ref={bottomBar}
      aria-labelledby={headingId}
    >
      <h2 className="with-icon" id={headingId}>
        {state === 'current' && <CircleCheck className="icon" aria-hidden />}
        {t(`detail.${state}.title`)}
      </h2>
      {state === 'ready' && start}
      {state === 'current' && (
        <Button asChild>
          <Link to="/my-schedule">{t('detail.current.schedule')}</Link>
        </Button>
      )}
      {enrollment && state === 'other' && (
        <Button asChild>
          <Link to="/programs/$id" params={{ id: enrollment.programId }}>
            {t('detail.other.view')}
          </Link>
        </Button>
      )}
      <button
        type="button"
        className="icon-button program-panel-opener"
        aria-label={t('detail.more')}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron className="icon" aria-hidden />
      </button>
      <div className="stack program-panel-rest" id={restId}>
        {state === 'ready' && <Ready program={program} />}
        {enrollment && state === 'current' && <Current enrollment={enrollment} />}
        {enrollment && state === 'other' && (
          <p className="muted">{t('detail.other.text', { name: enrollment.program.name })}</p>
        )}
      </div>
    </aside>
  );
}

function stateOf(program: ProgramSummary, enrollment: Enrollment | null) {
  if (enrollment === null) return 'ready';
  return enrollment.programId === program.id ? 'current' : 'other';
}

function Ready({ program }: Pick<ProgramPanelProps, 'program'>) {
  const { t } = useTranslation('programs');
  const { durationWeeks, minutesPerSession, sessionsPerWeek } = program;
  const facts = [
    [t('weeks', { count: durationWeeks }), durationWeeks],
    [t('perDay'), minutesPerSession],
    [t('perWeek'), sessionsPerWeek],
  ] as const;
  return (
    <>
      <p className="muted">{t('detail.ready.text')}</p>
      <dl className="facts values-first">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Current({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('programs');
  const { completedSessions: done, skippedSessions: skipped, totalSessions: total } = enrollment;
  return (
    <>
      <p className="muted">{t('detail.current.text', { done, skipped, total })}</p>
      <ProgramCounts program={enrollment} />
      <Button variant="outline" wide asChild>
        <Link to="/progress">{t('detail.current.progress')}</Link>
      </Button>
    </>
  );
}
