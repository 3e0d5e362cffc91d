import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { type Level, levels } from '#domain/drills/drill.ts';
import { formatHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import type { CoverColor } from '#web/golf/cover.tsx';
import { wholeNumber } from './whole-number.ts';

/** What a program says of itself, as it is typed. */
export type AboutValues = {
  name: string;
  description: string;
  targetHandicap: string;
  fromHandicap: string;
  isActive: boolean;
};

/** How much a program is to be, as it is typed. */
export type PlanValues = {
  durationWeeks: string;
  sessionsPerWeek: string;
  minutesPerSession: string;
  difficulty: Level;
  color: CoverColor;
};

/** NaN, which the contract refuses, for a text that is no handicap. */
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

/** A program as its form shows it, handicaps in the language's own way. */
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
