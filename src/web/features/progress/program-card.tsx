import '#web/ui/button.css';
import './program-card.css';
import { Check } from 'lucide-react';
import type { Enrollment } from '#contract/training-schemas.ts';
import { weeksBarOf } from '#domain/training/week-bars.ts';
import { PlanWeek } from '#web/golf/plan-week.tsx';
import { ProgramCounts } from '#web/golf/session-counts.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

/** The active program, or a link to the programs. */
export function ProgramCard({ program }: { program: Enrollment | null }) {
  const { t } = useTranslation('progress');
  const active = (
    <span className="with-icon active-label small">
      <Check className="icon icon-tiny" aria-hidden />
      {t('program.active')}
    </span>
  );
  return (
    <section className="card card-padded" aria-labelledby="current-program">
      <SectionHead
        id="current-program"
        title={t('program.title')}
        aside={program ? active : undefined}
      />
      {program ? <Running program={program} /> : <None />}
    </section>
  );
}

function Running({ program }: { program: Enrollment }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const { completedSessions: done, totalSessions: total } = program;
  return (
    <Link className="stack-small current-program" to="/my-schedule">
      <span className="between">
        <b className="heading-medium" lang={program.program.language}>
          {program.program.name}
        </b>
        <span className="row-number number muted">{t('program.sessions', { done, total })}</span>
      </span>
      <WeeksBar {...weeksBarOf(program, today)} />
      <span className="between small muted">
        <span>
          <PlanWeek program={program} />
        </span>
        {program.endDate && (
          <span>{t('program.ends', { day: dates.short(program.endDate, today) })}</span>
        )}
      </span>
      <ProgramCounts program={program} />
    </Link>
  );
}

function None() {
  const { t } = useTranslation('progress');
  return (
    <div className="stack-small current-program">
      <b className="heading-small">{t('program.none')}</b>
      <p className="muted">{t('program.noneText')}</p>
      <Link className="button button-secondary button-slim" to="/programs">
        {t('program.browse')}
      </Link>
    </div>
  );
}
