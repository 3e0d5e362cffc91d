import '#web/ui/button.css';
import '#web/ui/disclosure.css';
import './shown-program-card.css';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Facts } from '#web/ui/facts.tsx';
import type { ShownProgram } from './shown-program.ts';
import { scheduleIdOf } from './weekly-schedule.tsx';

type ShownProgramCardProps = {
  readonly program: ShownProgram;
  /** Whether the weeks are open at first. */
  readonly open: boolean;
};

/**
 * A program card. Its weeks are not inside the `<details>` that opens them but follow later in the page, because
 * cards in a row need the full width for them. CSS shows and hides them.
 */
export function ShownProgramCard({ program, open }: ShownProgramCardProps) {
  const { t } = useTranslation('landing');
  const name = useId();
  return (
    <article className="card shown-program" aria-labelledby={name}>
      <Cover
        seed={program.id}
        color={program.color}
        name={program.name}
        lang={program.language}
        level={3}
        id={name}
      />
      <div className="shown-body">
        <p className="muted" lang={program.language}>
          {program.description}
        </p>
        <Facts
          facts={[
            {
              label: t('choose.weeks', { count: program.durationWeeks }),
              value: program.durationWeeks,
            },
            { label: t('choose.perDay'), value: program.minutesPerSession },
            { label: t('choose.perWeek'), value: program.sessionsPerWeek },
          ]}
        />
        <details className="disclosure shown-opener" name="programs" open={open}>
          <summary
            className="button button-outline button-slim"
            aria-controls={scheduleIdOf(program)}
            aria-describedby={name}
          >
            <span className="when-closed">{t('choose.open')}</span>
            <span className="when-open">{t('choose.close')}</span>
            <ChevronDown className="icon icon-small" aria-hidden />
          </summary>
        </details>
      </div>
    </article>
  );
}
