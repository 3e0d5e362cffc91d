import type { CalendarItem, Practice, Round } from '#contract/logbook-schemas.ts';

type Data = CalendarItem['data'];
type Changes = Partial<Omit<CalendarItem, 'data'>> & { readonly data?: Partial<Data> };

/** A planned session in the calendar: forty minutes of putting. */
export function aSessionItem({ data = {}, ...changes }: Changes = {}): CalendarItem {
  const { date = '2026-05-14', title = 'Gate putting' } = changes;
  const { status = 'planned' } = data;
  return {
    type: 'scheduled_session',
    id: 'planned-1',
    title,
    date,
    duration: 40,
    isCompleted: status === 'completed',
    ...changes,
    data: {
      program: { id: 'fairway-finder', name: 'Fairway Finder', language: 'en', color: 'orange' },
      session: { id: 'w1-s1', dayNumber: 1, title, language: 'en', focus: 'putting' },
      weekNumber: 1,
      scheduledDate: date,
      status,
      isSkipped: status === 'skipped',
      ...data,
    },
  };
}

/** Thirty-five minutes on the range. */
export function aPracticeItem({ data = {}, ...changes }: Changes = {}): CalendarItem {
  return {
    type: 'free_practice',
    id: 'practice-1',
    title: 'Range, wedges only',
    date: '2026-05-10',
    duration: 35,
    isCompleted: true,
    ...changes,
    data: { notes: 'Half swings with the 54.', ...data },
  };
}

/** Eighteen holes with everything filled in. */
export function aRoundItem({ data = {}, ...changes }: Changes = {}): CalendarItem {
  return {
    type: 'golf_round',
    id: 'round-1',
    title: 'Saturday medal',
    date: '2026-05-09',
    duration: 240,
    isCompleted: true,
    ...changes,
    data: {
      holes: 18,
      roundType: 'match',
      location: 'Links at Muriwai',
      totalScore: 91,
      scoreType: 'strokeplay',
      fairwaysHit: 7,
      greensInRegulation: 4,
      ...data,
    },
  };
}

/** Half an hour on the range, as in the server's response. */
export const aPractice: Practice = {
  id: 'practice-1',
  title: 'Range',
  duration: 30,
  notes: null,
  sessionDate: '2026-05-14',
  createdAt: '2026-05-13T21:30:00Z',
};

/** Eighteen holes with only a score, as in the server's response. */
export const aRound: Round = {
  id: 'round-1',
  name: 'Saturday medal',
  location: null,
  holes: 18,
  roundType: 'free_round',
  scoreType: 'strokeplay',
  totalScore: 91,
  fairwaysHit: null,
  greensInRegulation: null,
  sessionDate: '2026-05-14',
  courseName: null,
  coursePar: null,
  courseRating: null,
  slopeRating: null,
  putts: null,
  penalties: null,
  scorecard: null,
  createdAt: '2026-05-13T21:30:00Z',
};
