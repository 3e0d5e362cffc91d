import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { openPause, type Pause } from './pause.ts';
import { type Plan, standingOf } from './plan.ts';

/** An active enrollment together with its program and plan. */
export type EnrolledPlan = Plan & {
  readonly enrollmentId: string;
  readonly sessionsPerWeek: number;
  readonly availableDays: readonly number[];
  readonly programId: string;
  readonly programVersion: number;
  readonly name: string;
  readonly description: string;
  /** The language of the name and the description. */
  readonly language: Language;
  readonly difficulty: string;
  readonly durationWeeks: number;
  readonly programSessionsPerWeek: number;
  readonly minutesPerSession: number;
  readonly targetHandicap: string;
  readonly fromHandicap: string | null;
  readonly color: string;
  /** The last pause, which may be over. */
  readonly pause: Pause | null;
};

const programColors = ['blue', 'green', 'purple', 'orange'] as const;

/** Describes the active enrollment for screens: the program's texts together with the golfer's days and progress. */
export function describeEnrollment(plan: EnrolledPlan, today: CalendarDate) {
  const pause = openPause(plan.pause, today);
  return {
    id: plan.enrollmentId,
    programId: plan.programId,
    programVersion: plan.programVersion,
    program: {
      id: plan.programId,
      name: plan.name,
      description: plan.description,
      language: plan.language,
      difficulty: plan.difficulty,
      durationWeeks: plan.durationWeeks,
      sessionsPerWeek: plan.programSessionsPerWeek,
      minutesPerSession: plan.minutesPerSession,
      targetHandicap: plan.targetHandicap,
      fromHandicap: plan.fromHandicap,
      color: programColors.find((color) => color === plan.color) ?? 'blue',
    },
    startDate: plan.startDate,
    sessionsPerWeek: plan.sessionsPerWeek,
    availableDays: [...plan.availableDays],
    isCompleted: false,
    isAbandoned: false,
    ...standingOf(plan, today),
    pause: pause && { from: pause.from, to: pause.to, reason: pause.reason },
  };
}
