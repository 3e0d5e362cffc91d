import { Link } from '@tanstack/react-router';
import type { Enrollment } from '#contract/training-schemas.ts';
import { Contours } from '#web/golf/contours.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';

const daysOfWeek = 7;

/** The program that the golfer follows, and how far it has come. */
export function ActiveProgram({ enrollment }: { enrollment: Enrollment }) {
  const { t } = useTranslation('programs');
  const { program, currentWeek, currentDay, totalWeeks, completedSessions, totalSessions } =
    enrollment;
  return (
    <section className="turf active-prog" aria-labelledby="active-program">
      <Contours seed="active" />
      <div>
        <p className="soft">{t('active.label')}</p>
        <h2 className="h-lg" id="active-program">
          {program.name}
        </h2>
        <WeeksBar total={totalWeeks} week={currentWeek} part={currentDay / daysOfWeek} />
        <p className="between">
          <span className="soft">
            {t('active.week', { week: Math.min(currentWeek, totalWeeks), total: totalWeeks })}
          </span>
          <span className="soft">
            {t('active.sessions', { done: completedSessions, total: totalSessions })}
          </span>
        </p>
      </div>
      <Button variant="light" asChild>
        <Link to="/my-schedule">{t('active.schedule')}</Link>
      </Button>
    </section>
  );
}
