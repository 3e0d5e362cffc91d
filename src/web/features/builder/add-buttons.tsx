import { Plus } from 'lucide-react';
import type { BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { planLimits } from '#domain/builder/plan.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder } from './builder-context.ts';

export function AddWeekButton() {
  const { t } = useTranslation('builder');
  const { program, show } = useBuilder();
  return (
    <Button
      disabled={program.weeks.length >= planLimits.weeks}
      onClick={() => show({ kind: 'week', week: null })}
    >
      <Plus className="icon icon-small" aria-hidden />
      {t('add.week')}
    </Button>
  );
}

export function AddSessionButton({ week }: { readonly week: BuilderWeek }) {
  const { t } = useTranslation('builder');
  const { show } = useBuilder();
  return (
    <button
      type="button"
      className="button builder-add-session"
      disabled={week.sessions.length >= planLimits.sessionsPerWeek}
      onClick={() => show({ kind: 'session', week, session: null })}
    >
      <Plus className="icon icon-small" aria-hidden />
      {t('add.session')}
    </button>
  );
}

export function AddExerciseButton({ session }: { readonly session: BuilderSession }) {
  const { t } = useTranslation('builder');
  const { show } = useBuilder();
  return (
    <Button
      variant="outline"
      size="slim"
      wide
      disabled={session.exercises.length >= planLimits.exercisesPerSession}
      onClick={() => show({ kind: 'exercise', session, exercise: null })}
    >
      <Plus className="icon icon-small" aria-hidden />
      {t('add.exercise')}
    </Button>
  );
}
