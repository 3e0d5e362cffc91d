import './plan-wizard.css';
import { useEffect, useRef, useState } from 'react';
import type { Preferences } from '#domain/training/preferences.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DaysStep } from './days-step.tsx';
import { type ChosenPlan, type Draft, planOf, preferencesOf, withPerWeek } from './draft.ts';
import { type AsWritten, PerWeekStep } from './per-week-step.tsx';
import { ReviewStep } from './review-step.tsx';

const steps = ['perWeek', 'days', 'review'] as const;
type Step = (typeof steps)[number];

export type PlanWizardProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The label of the submit button, "Enroll Now" or "Reschedule Plan", and its label while busy. */
  readonly submitText: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** The program's length and days per week, as written by its author. */
  readonly written: AsWritten;
  /** The number of sessions to schedule. */
  readonly totalSessions: number;
  /** The initial choices; by default the program's own days per week and no weekdays. */
  readonly initial?: Preferences;
  readonly onSubmit: (plan: ChosenPlan) => void;
};

/** Creates a dated plan in three steps: days per week, weekdays, review. Closing or going back keeps all choices. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of step has to move the focus
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
          onChange={(sessionsPerWeek) => setDraft(withPerWeek(draft, sessionsPerWeek))}
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
