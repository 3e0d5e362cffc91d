import { Eye, SlidersHorizontal } from 'lucide-react';
import { formatHandicap, isForAnyHandicap } from '#domain/handicap/handicap.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AddWeekButton } from './add-buttons.tsx';
import { useBuilder } from './builder-context.ts';
import { sessionsIn } from './plan-figures.ts';

/** The program, its progress against the plan, and buttons for the plan, the preview and a new week. */
export function BuilderHead() {
  const { t, language } = useTranslation('builder');
  const { program, show } = useBuilder();
  const { id, color, name, weeks, durationWeeks, sessionsPerWeek, minutesPerSession } = program;
  const target = isForAnyHandicap(program)
    ? { label: t('programs.handicap'), value: t('programs.any') }
    : { label: t('head.target'), value: formatHandicap(program.targetHandicap, language) };
  const planned = durationWeeks * sessionsPerWeek;
  return (
    <div className="builder-head">
      <Cover seed={id} color={color} name={name} lang={program.language} />
      <Facts
        facts={[
          { label: t('head.weeks', { count: weeks.length }), value: weeks.length },
          { label: t('head.sessions', { count: planned }), value: sessionsIn(program) },
          { label: t('head.minutes'), value: minutesPerSession },
          target,
        ]}
      />
      <div className="button-row builder-actions">
        <IconButton ring label={t('plan.open')} onClick={() => show({ kind: 'plan' })}>
          <SlidersHorizontal className="icon" aria-hidden />
        </IconButton>
        <Button
          variant="outline"
          className="builder-preview-button"
          onClick={() => show({ kind: 'preview' })}
        >
          <Eye className="icon icon-small" aria-hidden />
          {t('preview.open')}
        </Button>
        <AddWeekButton />
      </div>
    </div>
  );
}
