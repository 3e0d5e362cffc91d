import type { BodyOf } from '#contract/endpoint.ts';
import type { handicap } from '#contract/handicap.ts';
import type { logbook } from '#contract/logbook.ts';
import type { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** What a request does to a golfer's training, as far as the app can predict it. `id` is a scheduled session's. */
export type Effect =
  | {
      readonly kind: 'complete';
      readonly id: string;
      readonly body: BodyOf<typeof training.complete>;
    }
  | { readonly kind: 'skip' | 'reopen'; readonly id: string }
  | { readonly kind: 'move'; readonly id: string; readonly newDate: CalendarDate }
  | { readonly kind: 'practice'; readonly body: BodyOf<typeof logbook.addPractice> }
  | { readonly kind: 'round'; readonly body: BodyOf<typeof logbook.addRound> }
  | { readonly kind: 'handicap'; readonly body: BodyOf<typeof handicap.update> };

/** Data on several screens that effects alter: XP, level, streak and training totals; the week; the handicap. */
export type Altered = 'stats' | 'week' | 'handicap';
