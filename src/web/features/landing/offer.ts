import type { Program, ProgramSummary } from '#contract/programs.ts';

type ProgramWeek = Program['weeks'][number];
type ProgramSession = ProgramWeek['sessions'][number];

/** A week as visitors read it. */
export type OfferWeek = Pick<ProgramWeek, 'id' | 'weekNumber' | 'focus' | 'description'> & {
  readonly sessions: readonly Pick<
    ProgramSession,
    'id' | 'dayNumber' | 'title' | 'language' | 'totalDuration'
  >[];
};

/** A program as visitors see it; its weeks are null while they are read. */
export type Offer = ProgramSummary & { readonly weeks: readonly OfferWeek[] | null };

/** Visitors see the first few; the rest is behind signing in. */
export const offeredPrograms = 3;
