import '#web/ui/choice.css';
import './per-week-step.css';
import { useId } from 'react';
import { weeksNeeded } from '#domain/training/weeks.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { dayNumbers } from '../schedule/weekdays.ts';
import { type HeadingRef, StepHead } from './step-head.tsx';

export type AsWritten = { readonly durationWeeks: number; readonly sessionsPerWeek: number };

type PerWeekStepProps = {
  readonly headingRef: HeadingRef;
  readonly value: number;
  readonly onChange: (days: number) => void;
  readonly written: AsWritten;
  readonly totalSessions: number;
};

/** Training days per week, from one to seven, and the resulting length of the program. */
export function PerWeekStep(props: PerWeekStepProps) {
  const { headingRef, value, onChange, written, totalSessions } = props;
  const { t } = useTranslation('training');
  const name = useId();
  return (
    <>
      <StepHead headingRef={headingRef} title={t('wizard.perWeek.title')}>
        {t('wizard.perWeek.written', { count: written.sessionsPerWeek })}
      </StepHead>
      <div className="per-week" role="radiogroup" aria-label={t('wizard.steps.perWeek')}>
        {dayNumbers.map((days) => (
          <label
            key={days}
            className={
              days === value
                ? 'choice per-week-option number is-on'
                : 'choice per-week-option number'
            }
          >
            <input
              type="radio"
              name={name}
              checked={days === value}
              onChange={() => onChange(days)}
            />
            {days}
          </label>
        ))}
      </div>
      <div role="status">
        {value !== written.sessionsPerWeek && (
          <p className="sand-note">
            <LengthNote days={value} written={written.durationWeeks} sessions={totalSessions} />
          </p>
        )}
      </div>
    </>
  );
}

type LengthNoteProps = {
  readonly days: number;
  readonly written: number;
  readonly sessions: number;
};

function LengthNote({ days, written, sessions }: LengthNoteProps) {
  const { t } = useTranslation('training');
  const weeks = weeksNeeded(sessions, days);
  const values = { days, weeks, written, sessions };
  if (weeks > written) return t('wizard.perWeek.longer', values);
  if (weeks < written) return t('wizard.perWeek.shorter', values);
  return t('wizard.perWeek.same', values);
}
