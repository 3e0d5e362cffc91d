import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { ok } from '../scenario.ts';
import { type Act, always, taken } from './act.ts';
import type { Member } from './member.ts';

let entries = 0;
/** A name that no other entry has, so that an entry stored twice is found. */
const nextName = (kind: string) => {
  entries += 1;
  return `${kind} ${entries}`;
};

/** Usually today, sometimes a day before or after. */
function dayOf(member: Member): string {
  const { chances } = member;
  if (chances.is(0.15)) return member.day(-chances.count(1, 10));
  return chances.is(0.1) ? member.day(chances.count(1, 9)) : member.today;
}

const aPractice = (member: Member, title: string) => ({
  title,
  duration: member.chances.count(10, 150),
  notes: member.chances.is(0.3) ? 'Wedges into the wind.' : undefined,
  sessionDate: dayOf(member),
});

async function logPractice(member: Member): Promise<boolean> {
  const title = nextName('Practice');
  const reply = await member.change({
    method: 'POST',
    url: '/api/user/free-practice-sessions',
    body: aPractice(member, title),
    onSaved: () => member.confirmed.add(title),
  });
  return reply !== null;
}

/** Half of the rounds are entered hole by hole. */
function aRound(member: Member, name: string) {
  const { chances } = member;
  const holes = chances.is(0.6) ? 18 : 9;
  const card = Array.from({ length: holes }, () => {
    const strokes = chances.count(3, 8);
    return { par: chances.count(3, 5), strokes, putts: chances.count(1, Math.min(3, strokes - 1)) };
  });
  const sumOf = (field: 'strokes' | 'par') => card.reduce((sum, hole) => sum + hole[field], 0);
  const summary = {
    name,
    holes,
    roundType: chances.is(0.5) ? 'match' : 'free_round',
    sessionDate: dayOf(member),
    scoreType: 'strokeplay',
    totalScore: sumOf('strokes'),
    coursePar: sumOf('par'),
  };
  if (chances.is(0.5)) return { ...summary, scorecard: card };
  return chances.is(0.3)
    ? { ...summary, scoreType: 'stableford', totalScore: chances.count(10, 40) }
    : { ...summary, putts: chances.count(holes, holes * 2), fairwaysHit: chances.count(0, 9) };
}

async function logRound(member: Member): Promise<boolean> {
  const name = nextName('Round');
  const reply = await member.change({
    method: 'POST',
    url: '/api/user/golf-rounds',
    body: aRound(member, name),
    onSaved: () => member.confirmed.add(name),
  });
  return reply !== null;
}

/** One of the golfer's logged entries. */
async function anEntry({ browser, chances }: Member) {
  const items = await ok<CalendarItem[]>(browser.get('/api/user/activity-calendar'));
  return chances.one(items.filter(({ type }) => type !== 'scheduled_session'));
}

const pathOf = ({ type, id }: CalendarItem) =>
  `/api/user/${type === 'free_practice' ? 'free-practice-sessions' : 'golf-rounds'}/${id}`;

async function correctEntry(member: Member): Promise<boolean> {
  const entry = await anEntry(member);
  if (entry === undefined) return false;
  const make = entry.type === 'free_practice' ? aPractice : aRound;
  return taken(member.browser.send('PUT', pathOf(entry), make(member, entry.title)));
}

async function deleteEntry(member: Member): Promise<boolean> {
  const entry = await anEntry(member);
  if (entry === undefined) return false;
  member.confirmed.delete(entry.title);
  return taken(member.browser.send('DELETE', pathOf(entry)));
}

/** Enters a handicap, or postpones it, when the app asks for it once a month. */
async function answerHandicapRequest(member: Member): Promise<boolean> {
  const { browser, chances } = member;
  const { shouldRequest } = await ok<{ shouldRequest: boolean }>(
    browser.get('/api/user/should-request-handicap'),
  );
  if (!shouldRequest) return false;
  if (chances.is(0.7)) return updateHandicap(member);
  const url = '/api/user/handicap-request-completed';
  return (await member.change({ method: 'POST', url, body: {} })) !== null;
}

async function updateHandicap(member: Member): Promise<boolean> {
  const handicap = member.chances.count(80, 300) / 10;
  const body = { handicap, notes: 'From the last round.' };
  return (await member.change({ method: 'POST', url: '/api/user/handicap', body })) !== null;
}

/** What a golfer logs in addition to the plan. */
export const logActs: readonly Act[] = [
  { name: 'log practice', odds: ({ person }) => person.zeal, run: logPractice },
  { name: 'log a round', odds: ({ person }) => person.zeal / 2, run: logRound },
  { name: 'correct an entry', odds: always(0.06), run: correctEntry },
  { name: 'delete an entry', odds: always(0.05), run: deleteEntry },
  { name: 'answer the handicap request', odds: always(0.7), run: answerHandicapRequest },
  { name: 'update the handicap', odds: always(0.03), run: updateHandicap },
];
