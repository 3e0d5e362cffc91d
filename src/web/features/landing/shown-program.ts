import type { Program, ProgramSummary } from '#contract/programs.ts';

type ProgramWeek = Program['weeks'][number];
type ProgramSession = ProgramWeek['sessions'][number];

/** A program week with the fields shown to visitors. */
export type ShownWeek = Pick<ProgramWeek, 'id' | 'weekNumber' | 'focus' | 'description'> & {
  readonly sessions: readonly Pick<
    ProgramSession,
    'id' | 'dayNumber' | 'title' | 'language' | 'totalDuration'
  >[];
};

/** A program as shown to visitors; its weeks are null while loading. */
export type ShownProgram = ProgramSummary & { readonly weeks: readonly ShownWeek[] | null };

/** The number of programs shown to visitors; signing in shows the rest. */
export const mostShown = 3;
