import '#web/ui/choice.css';
import './days-step.css';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { dateOfDay, dayNumbers } from '../schedule/weekdays.ts';
import { withDay } from './draft.ts';
import { type HeadingRef, StepHead } from './step-head.tsx';

type DaysStepProps = {
  readonly headingRef: HeadingRef;
  readonly value: readonly number[];
  readonly onChange: (days: number[]) => void;
  /** The minimum number of days. */
  readonly needed: number;
};

/** The weekdays on which a golfer can train. If there are more than needed, the plan chooses among them. */
export function DaysStep({ headingRef, value, onChange, needed }: DaysStepProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  return (
    <>
      <StepHead headingRef={headingRef} title={t('wizard.days.title')}>
        {t('wizard.days.pick', { count: needed })}
      </StepHead>
      <fieldset className="stack-small" aria-label={t('wizard.steps.days')}>
        {dayNumbers.map((day) => {
          const chosen = value.includes(day);
          return (
            <label key={day} className={chosen ? 'choice day-option is-on' : 'choice day-option'}>
              <input
                type="checkbox"
                checked={chosen}
                onChange={() => onChange(withDay(value, day))}
              />
              {dates.weekdayLong(dateOfDay(day))}
              <StatusIcon state={chosen ? 'done' : 'planned'} />
            </label>
          );
        })}
      </fieldset>
      <p className="small muted" role="status">
        {t('wizard.days.chosen', { count: value.length, needed })}
      </p>
    </>
  );
}
