import '#web/ui/facts.css';
import '#web/ui/dock.css';
import './program-panel.css';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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

/** The actions for a program: start it, continue it, or open the active one instead. */
export function ProgramPanel({ program, enrollment, start }: ProgramPanelProps) {
  const { t } = useTranslation('programs');
  const headingId = useId();
  const state = stateOf(program, enrollment);
  return (
    <aside className="dock program-panel" ref={bottomBar} aria-labelledby={headingId}>
      <h2 className="with-icon heading-medium" id={headingId}>
        {state === 'current' && <CircleCheck className="icon" aria-hidden />}
        {t(`detail.${state}.title`)}
      </h2>
      {state === 'ready' && <Ready program={program} start={start} />}
      {enrollment && state === 'current' && <Current enrollment={enrollment} />}
      {enrollment && state === 'other' && <Other enrollment={enrollment} />}
    </aside>
  );
}

function stateOf(program: ProgramSummary, enrollment: Enrollment | null) {
  if (enrollment === null) return 'ready';
  return enrollment.programId === program.id ? 'current' : 'other';
}

function Ready({ program, start }: Pick<ProgramPanelProps, 'program' | 'start'>) {
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
      {start}
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
      <div className="even-columns program-panel-actions">
        <Button asChild>
          <Link to="/my-schedule">{t('detail.current.schedule')}</Link>
        </Button>
        <Button variant="outline" asChild>
          <Link to="/progress">{t('detail.current.progress')}</Link>
        </Button>
      </div>
    </>
  );
}

function Other({ enrollment }: { readonly enrollment: Enrollment }) {
  const { t } = useTranslation('programs');
  return (
    <>
      <p className="muted">{t('detail.other.text', { name: enrollment.program.name })}</p>
      <Button wide asChild>
        <Link to="/programs/$id" params={{ id: enrollment.programId }}>
          {t('detail.other.view')}
        </Link>
      </Button>
    </>
  );
}
