import * as z from 'zod/mini';
import {
  contradictedFields,
  holeLimits,
  holePars,
  isOpen,
  isPlayable,
} from '#domain/logbook/hole-card.ts';
import {
  countsFit,
  extraLimits,
  highestScore,
  holeCounts,
  mostPracticeMinutes,
  roundTypes,
  scoreTypes,
  textLength,
} from '#domain/logbook/logbook.ts';
import { sessionStatuses } from '#domain/training/session-status.ts';
import type { IssueCode } from './errors.ts';
import {
  focus,
  instant,
  line,
  minutes,
  notes,
  optional,
  requiredDate,
  requiredLine,
} from './fields.ts';
import { language, programSummary } from './programs.ts';

/** The day of the practice or round; the form uses the same error code for a missing date. */
const sessionDate = requiredDate('date_required');

/** A number of fairways or greens; the maximum depends on the holes. */
const count = z.int().check(z.gte(0));

/** One hole as stored. */
const playedHole = z.object({
  par: z.nullable(z.literal(holePars)),
  strokes: z.nullable(z.int()),
  pickedUp: z.optional(z.boolean()),
  putts: z.nullable(z.int()),
  fairway: z.nullable(z.boolean()),
  green: z.nullable(z.boolean()),
  penalties: z.nullable(z.int()),
});

export const practice = z.object({
  id: z.string(),
  title: z.string(),
  duration: minutes,
  notes: z.nullable(z.string()),
  sessionDate: z.string(),
  createdAt: instant,
});
export type Practice = z.output<typeof practice>;

const holes = z.literal(holeCounts, 'holes_9_or_18' satisfies IssueCode);

/** Lets a request leave out a value that the golfer did not count for a hole. */
const known = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);

/** One hole of a scorecard as sent by the client. */
const hole = z
  .object({
    par: known(z.literal(holePars)),
    strokes: known(z.int().check(z.gte(1), z.lte(holeLimits.strokes))),
    pickedUp: optional(z.boolean()),
    putts: known(count.check(z.lte(holeLimits.putts))),
    fairway: known(z.boolean()),
    green: known(z.boolean()),
    penalties: known(count.check(z.lte(holeLimits.penalties))),
  })
  .check(
    z.refine(
      (played) => isPlayable(played) && !isOpen(played),
      'hole_impossible' satisfies IssueCode,
    ),
  );

/** Every hole of a round, in the order of the course. */
export const scorecard = z
  .array(hole)
  .check(z.minLength(Math.min(...holeCounts)), z.maxLength(Math.max(...holeCounts)));

export const round = z.object({
  id: z.string(),
  name: z.string(),
  location: z.nullable(z.string()),
  holes,
  roundType: z.enum(roundTypes),
  scoreType: z.enum(scoreTypes),
  totalScore: z.int(),
  fairwaysHit: z.nullable(z.int()),
  greensInRegulation: z.nullable(z.int()),
  sessionDate: z.string(),
  courseName: z.nullable(z.string()),
  coursePar: z.nullable(z.int()),
  courseRating: z.nullable(z.number()),
  slopeRating: z.nullable(z.int()),
  putts: z.nullable(z.int()),
  penalties: z.nullable(z.int()),
  /** Null for a round without a hole-by-hole scorecard. */
  scorecard: z.nullable(z.array(playedHole)),
  createdAt: instant,
});
export type Round = z.output<typeof round>;

/** What the calendar shows of a round, with the same names. */
const roundInCalendar = z.partial(
  z.omit(round, { id: true, name: true, roundType: true, sessionDate: true, createdAt: true }),
);

/** One line of the calendar: a planned session, practice or a round. */
export const calendarItem = z.object({
  type: z.enum(['scheduled_session', 'free_practice', 'golf_round']),
  id: z.string(),
  title: z.string(),
  /** The day it was done; for a planned or skipped session, the planned day. */
  date: z.string(),
  duration: minutes,
  isCompleted: z.boolean(),
  data: z.extend(roundInCalendar, {
    program: z.optional(
      z.nullable(z.pick(programSummary, { id: true, name: true, language: true, color: true })),
    ),
    session: z.optional(
      z.object({ id: z.string(), dayNumber: z.int(), title: z.string(), language, focus }),
    ),
    weekNumber: z.optional(z.int()),
    notes: z.optional(z.nullable(z.string())),
    /** In the calendar's own values, where `free_round` is `free`. */
    roundType: z.optional(z.enum(['match', 'free'])),
    /** The day on which a session is or was planned. */
    scheduledDate: z.optional(z.string()),
    isSkipped: z.optional(z.boolean()),
    /** The star rating of a completed session. */
    rating: z.optional(z.int()),
    status: z.optional(z.enum(sessionStatuses)),
  }),
});
export type CalendarItem = z.output<typeof calendarItem>;

function extra(name: keyof typeof extraLimits) {
  const { min, max, whole } = extraLimits[name];
  const number = whole ? z.int() : z.number();
  return z.optional(z.nullable(number.check(z.gte(min), z.lte(max))));
}

/** The values of a round, as logged or changed. */
export const roundBody = z
  .object({
    name: requiredLine(textLength.line, 'name_required'),
    location: z.optional(z.nullable(line(textLength.line))),
    holes,
    roundType: z.enum(roundTypes),
    scoreType: z.enum(scoreTypes),
    totalScore: z
      .int('score_required' satisfies IssueCode)
      .check(z.gte(1, 'score_required' satisfies IssueCode)),
    fairwaysHit: z.optional(z.nullable(count)),
    greensInRegulation: z.optional(z.nullable(count)),
    sessionDate,
    courseName: z.optional(z.nullable(line(textLength.line))),
    coursePar: extra('coursePar'),
    courseRating: extra('courseRating'),
    slopeRating: extra('slopeRating'),
    putts: extra('putts'),
    penalties: extra('penalties'),
    /** If it covers every hole, its sums must equal the round's values; see `contradictedFields`. */
    scorecard: z.optional(z.nullable(scorecard)),
  })
  .check(
    (check) => {
      const { totalScore: input } = check.value;
      const maximum = highestScore(check.value);
      if (input <= maximum) return;
      const path = ['totalScore'];
      check.issues.push({ code: 'too_big', origin: 'number', maximum, input, path });
    },
    z.refine((sent) => countsFit(sent.holes, sent.fairwaysHit), {
      path: ['fairwaysHit'],
      error: 'fairways_over_holes' satisfies IssueCode,
    }),
    z.refine((sent) => countsFit(sent.holes, sent.greensInRegulation), {
      path: ['greensInRegulation'],
      error: 'greens_over_holes' satisfies IssueCode,
    }),
    z.refine((sent) => !sent.scorecard || sent.scorecard.length === sent.holes, {
      path: ['scorecard'],
      error: 'scorecard_length' satisfies IssueCode,
    }),
    ({ value, issues }) => {
      if (!value.scorecard) return;
      const message: IssueCode = 'scorecard_differs';
      for (const field of contradictedFields(value, value.scorecard))
        issues.push({ code: 'custom', message, input: value[field], path: [field] });
    },
  );

/** The values of practice, as logged or changed. */
export const practiceBody = z.object({
  title: requiredLine(textLength.line, 'title_required'),
  duration: z
    .int('duration_too_short' satisfies IssueCode)
    .check(
      z.gte(1, 'duration_too_short' satisfies IssueCode),
      z.lte(mostPracticeMinutes, 'too_high' satisfies IssueCode),
    ),
  notes: z.optional(z.nullable(notes(textLength.notes))),
  sessionDate,
});
