import './plan-wizard.css';
import { useEffect, useRef, useState } from 'react';
import type { Preferences } from '#domain/training/preferences.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DaysStep } from './days-step.tsx';
import { type ChosenPlan, type Draft, planOf, preferencesOf } from './draft.ts';
import { type AsWritten, PerWeekStep } from './per-week-step.tsx';
import { ReviewStep } from './review-step.tsx';

const steps = ['perWeek', 'days', 'review'] as const;
type Step = (typeof steps)[number];

export type PlanWizardProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** "Enroll Now" or "Reschedule Plan", and what that button says while it is done. */
  readonly submitText: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** Length and days per week as the author wrote them. */
  readonly written: AsWritten;
  /** The sessions to find days for. */
  readonly totalSessions: number;
  /** Where the choices start; the program's own days per week and no weekdays otherwise. */
  readonly initial?: Preferences;
  readonly onSubmit: (plan: ChosenPlan) => void;
};

/** Days per week, weekdays, review: makes a dated plan. Closing it or going back loses no choice. */
export function PlanWizard(props: PlanWizardProps) {
  const { open, onOpenChange, written, totalSessions, initial, busy, onSubmit } = props;
  const { t } = useTranslation('training');
  const today = useToday();
  const [step, setStep] = useState<Step>('perWeek');
  const [draft, setDraft] = useState<Draft>(
    initial ?? {
      sessionsPerWeek: written.sessionsPerWeek,
      availableDays: [],
      startDate: null,
    },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of step that moves the focus
  useEffect(() => heading.current?.focus(), [step]);

  const preferences = preferencesOf(draft, today);
  const schedule = planOf(preferences, totalSessions, today);
  const index = steps.indexOf(step);
  const previous = steps[index - 1];
  const next = steps[index + 1];
  const choose = (choice: Partial<Draft>) => setDraft({ ...draft, ...choice });

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={props.title}
      initialFocus={heading}
      top={<StepBar step={step} />}
      foot={
        <>
          <Button
            variant="outline"
            disabled={busy}
            onClick={() => (previous ? setStep(previous) : onOpenChange(false))}
          >
            {t(previous ? 'wizard.back' : 'wizard.cancel')}
          </Button>
          {next ? (
            <Button disabled={step === 'days' && schedule === null} onClick={() => setStep(next)}>
              {t('wizard.next')}
            </Button>
          ) : (
            <Button
              busy={busy}
              busyText={props.busyText}
              onClick={() => schedule && onSubmit({ preferences, schedule })}
            >
              {props.submitText}
            </Button>
          )}
        </>
      }
    >
      {step === 'perWeek' && (
        <PerWeekStep
          headingRef={heading}
          value={draft.sessionsPerWeek}
          onChange={(sessionsPerWeek) => choose({ sessionsPerWeek })}
          written={written}
          totalSessions={totalSessions}
        />
      )}
      {step === 'days' && (
        <DaysStep
          headingRef={heading}
          value={draft.availableDays}
          onChange={(availableDays) => choose({ availableDays })}
          needed={draft.sessionsPerWeek}
        />
      )}
      {step === 'review' && schedule && (
        <ReviewStep
          headingRef={heading}
          plan={{ preferences, schedule }}
          today={today}
          onStartDate={(startDate) => choose({ startDate })}
        />
      )}
    </Sheet>
  );
}

function StepBar({ step }: { readonly step: Step }) {
  const { t } = useTranslation('training');
  const now = steps.indexOf(step);
  const look = (index: number) => (index === now ? 'is-now' : 'is-done');
  return (
    <ol
      className="small wizard-steps"
      aria-label={t('wizard.step', { step: now + 1, total: steps.length })}
    >
      {steps.map((each, index) => (
        <li
          key={each}
          {...(index <= now && { className: look(index) })}
          {...(index === now && { 'aria-current': 'step' })}
        >
          {t(`wizard.steps.${each}`)}
        </li>
      ))}
    </ol>
  );
}
