import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { scoringZone } from './program-fixture.ts';

// The days around that Thursday in May, as a golfer in week five sees them in the calendar.

type Session = NonNullable<CalendarItem['data']['session']>;
type Told = Partial<CalendarItem> & Pick<CalendarItem, 'id' | 'title' | 'date'>;

function aSessionItem(
  { data = {}, ...told }: Told,
  { status = 'planned', focus = 'putting' }: SessionState = {},
): CalendarItem {
  const { id, title, date } = told;
  const { id: programId, name, language, color } = scoringZone;
  const session: Session = { id: `session-${id}`, dayNumber: 1, title, language: 'en', focus };
  return {
    type: 'scheduled_session',
    duration: 45,
    isCompleted: status === 'completed',
    ...told,
    data: {
      program: { id: programId, name, language, color },
      session,
      weekNumber: 5,
      scheduledDate: date,
      isSkipped: status === 'skipped',
      status,
      ...data,
    },
  };
}

type SessionState = {
  readonly status?: 'planned' | 'completed' | 'skipped';
  readonly focus?: Session['focus'];
};

export const aPracticeItem = (told: Told): CalendarItem => ({
  type: 'free_practice',
  duration: 35,
  isCompleted: true,
  data: { notes: null },
  ...told,
});

const aRoundItem = ({ data = {}, ...told }: Told): CalendarItem => ({
  type: 'golf_round',
  duration: 240,
  isCompleted: true,
  ...told,
  data: {
    holes: 18,
    roundType: 'free',
    location: null,
    totalScore: 91,
    scoreType: 'strokeplay',
    fairwaysHit: null,
    greensInRegulation: null,
    ...data,
  },
});

/** Two weeks, oldest first, as in the server's response. */
export const theCalendar: readonly CalendarItem[] = [
  aRoundItem({ id: 'old', title: 'Old medal', date: '2026-05-02' }),
  aSessionItem(
    { id: 'nine', title: 'Nine windows', date: '2026-05-07', data: { rating: 1 } },
    { status: 'completed', focus: 'irons' },
  ),
  aRoundItem({ id: 'medal', title: 'Saturday medal', date: '2026-05-09' }),
  aPracticeItem({ id: 'range', title: 'Range, wedges only', date: '2026-05-10' }),
  aSessionItem(
    { id: 'mon', title: 'Gate putting', date: '2026-05-11', duration: 40, data: { rating: 5 } },
    { status: 'completed' },
  ),
  aSessionItem({ id: 'tue', title: 'Tempo and turn', date: '2026-05-12' }, { status: 'skipped' }),
  aRoundItem({
    id: 'evening',
    title: 'Evening nine',
    date: '2026-05-13',
    duration: 120,
    data: { holes: 9, totalScore: 44 },
  }),
  aSessionItem({ id: 'thu', title: 'Landing spots', date: '2026-05-14' }),
];
