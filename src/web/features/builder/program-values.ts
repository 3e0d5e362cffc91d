import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { type Level, levels } from '#domain/drills/drill.ts';
import { formatHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import type { CoverColor } from '#web/golf/cover.tsx';
import { wholeNumber } from './whole-number.ts';

/** The general information about a program, as typed. */
export type AboutValues = {
  name: string;
  description: string;
  targetHandicap: string;
  fromHandicap: string;
  isActive: boolean;
};

/** The planned size and the look of a program, as typed. */
export type PlanValues = {
  durationWeeks: string;
  sessionsPerWeek: string;
  minutesPerSession: string;
  difficulty: Level;
  color: CoverColor;
};

/** Returns NaN, which the contract refuses, for text that is not a handicap. */
function handicapOf(text: string): string | number {
  const handicap = readHandicap(text);
  return handicap === null ? Number.NaN : toDecimalString(handicap);
}

export const aboutBody = (values: AboutValues) => ({
  name: values.name,
  description: values.description,
  targetHandicap: handicapOf(values.targetHandicap),
  fromHandicap: values.fromHandicap.trim() === '' ? null : handicapOf(values.fromHandicap),
  isActive: values.isActive,
});

export const planBody = ({ difficulty, color, ...numbers }: PlanValues) => ({
  difficulty,
  color,
  durationWeeks: wholeNumber(numbers.durationWeeks),
  sessionsPerWeek: wholeNumber(numbers.sessionsPerWeek),
  minutesPerSession: wholeNumber(numbers.minutesPerSession),
});

type About = Pick<
  BuilderProgram,
  'name' | 'description' | 'targetHandicap' | 'fromHandicap' | 'isActive'
>;

/** Returns the form values of a program, with handicaps formatted for the language. */
export const aboutValues = (program: About, language: string): AboutValues => ({
  name: program.name,
  description: program.description,
  targetHandicap: formatHandicap(program.targetHandicap, language),
  fromHandicap: program.fromHandicap === null ? '' : formatHandicap(program.fromHandicap, language),
  isActive: program.isActive,
});

export const planValues = (program: BuilderProgram): PlanValues => ({
  durationWeeks: `${program.durationWeeks}`,
  sessionsPerWeek: `${program.sessionsPerWeek}`,
  minutesPerSession: `${program.minutesPerSession}`,
  difficulty: levels.find((level) => level === program.difficulty) ?? 'beginner',
  color: program.color,
});
