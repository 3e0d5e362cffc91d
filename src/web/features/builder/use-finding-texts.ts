import type { BuilderProgram, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import type { PlanFinding } from '#domain/builder/check-plan.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { placeOf } from './plan-figures.ts';
import { usePartNames } from './use-part-names.ts';

type Words = {
  /** The problem and where it is. */
  readonly what: string;
  /** The size of the problem, or what to do about it. */
  readonly how: string;
};

/** Returns a function that describes a finding; null if the finding's part no longer exists. */
export function useFindingTexts() {
  const { t } = useTranslation('builder');
  const { dayName, sessionName } = usePartNames();

  const ofWeek = ({ code, actual, expected }: PlanFinding, week: BuilderWeek): Words => {
    const place = { week: week.weekNumber };
    switch (code) {
      case 'week_untitled':
        return { what: t('finding.untitled', place), how: t('finding.addTitle') };
      case 'too_few_sessions':
        return {
          what: t('finding.sessions', { ...place, actual, expected }),
          how: t('finding.missing', { count: expected - actual }),
        };
      default:
        return {
          what: t('finding.sessions', { ...place, actual, expected }),
          how: t('finding.extra', { count: actual - expected }),
        };
    }
  };

  const ofSession = (
    { code, partId, actual, expected }: PlanFinding,
    week: BuilderWeek,
    session: BuilderSession,
  ): Words => {
    const name = sessionName(session, week);
    switch (code) {
      case 'same_day':
        return {
          what: t('finding.sameDay', { week: week.weekNumber, day: dayName(actual) }),
          how: name,
        };
      case 'session_too_long':
        return {
          what: t('finding.tooLong', { name, minutes: actual }),
          how: t('finding.over', { minutes: actual - expected }),
        };
      case 'exercise_deleted': {
        const exercise = session.exercises.find(({ id }) => id === partId);
        return { what: t('finding.deleted', { name: exercise?.name ?? '' }), how: name };
      }
      case 'exercises_too_short':
        return { what: name, how: t('finding.short', { minutes: expected - actual }) };
      default:
        return { what: name, how: t('finding.over', { minutes: actual - expected }) };
    }
  };

  return (finding: PlanFinding, program: BuilderProgram): Words | null => {
    const { code, partId, actual, expected } = finding;
    if (partId === null) {
      const count = Math.abs(expected - actual);
      return {
        what: t('finding.weeks', { actual, expected }),
        how: t(code === 'too_few_weeks' ? 'finding.missing' : 'finding.extra', { count }),
      };
    }
    const place = placeOf(program, partId);
    if (place === null) return null;
    return place.session
      ? ofSession(finding, place.week, place.session)
      : ofWeek(finding, place.week);
  };
}
