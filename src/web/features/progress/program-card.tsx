import './program-card.css';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { Enrollment } from '#contract/training-schemas.ts';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** The program under way, or the way to one. */
export function ProgramCard({ program }: { program: Enrollment | null }) {
  const { t } = useTranslation('progress');
  const active = (
    <span className="active-label small">
      <Check className="icon icon-tiny" aria-hidden />
      {t('program.active')}
    </span>
  );
  return (
    <section className="progress-program" aria-labelledby="current-program">
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
  const { completedSessions: done, totalSessions: total, currentWeek, totalWeeks } = program;
  return (
    <Link className="card card-padded current-program" to="/my-schedule">
      <span className="between">
        <b className="heading-medium">{program.program.name}</b>
        <span className="number">{t('program.sessions', { done, total })}</span>
      </span>
      <WeeksBar total={totalWeeks} week={currentWeek} part={partOfWeek(program)} />
      <span className="between small muted">
        <span>{t('program.week', { week: currentWeek, total: totalWeeks })}</span>
        {program.endDate && <span>{t('program.ends', { day: dates.short(program.endDate) })}</span>}
      </span>
    </Link>
  );
}

/** How far the sessions done reach into the current week, 0 to 1, all weeks being equally long. */
function partOfWeek(program: Enrollment): number {
  const { completedSessions, totalSessions, currentWeek, totalWeeks } = program;
  if (totalSessions === 0) return 0;
  const weeksDone = (completedSessions / totalSessions) * totalWeeks;
  return Math.min(1, Math.max(0, weeksDone - (currentWeek - 1)));
}

function None() {
  const { t } = useTranslation('progress');
  return (
    <div className="card card-padded current-program">
      <b className="heading-small">{t('program.none')}</b>
      <p className="muted">{t('program.noneText')}</p>
      <Link className="button button-secondary button-slim" to="/programs">
        {t('program.browse')}
      </Link>
    </div>
  );
}
