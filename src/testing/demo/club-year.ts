import type { FriendRequest } from '#contract/friends.ts';
import type { ProgramSummary } from '#contract/programs.ts';
import { chancesFrom } from '../chances.ts';
import { moveClockTo } from '../moved-clock.ts';
import { ok } from '../scenario.ts';
import type { ClubServer } from '../year/club.ts';
import { Member } from '../year/member.ts';
import { golfers, type Person } from '../year/people.ts';
import { ClubGolfer, type Way } from './golfer.ts';
import { settleIn } from './nora.ts';

/** The golfers of the year, and one more. */
const people: readonly Person[] = [
  ...golfers,
  { ...golfers[0], firstName: 'Tom', lastName: 'Hale', diligence: 0.8, zeal: 0.6 } as Person,
];

/** Their handicaps a year ago. */
const handicaps = [22.6, 17.2, 30.1, 12.4, 36, 21.3, 41, 15.8, 27.5] as const;

/** The golfer who is signed in, and the one who administers the club. */
export const [golferEmail, administratorEmail] = ['nora@example.com', 'ruth@example.com'];

const emailOf = ({ firstName }: Person) =>
  `${firstName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@example.com`;

/** Moves the clock of this process to this time of the club. */
export const moveClockToTime = (day: Temporal.PlainDate, timeZone: string, plainTime: string) =>
  moveClockTo(day.toZonedDateTime({ timeZone, plainTime }).toInstant());

type Wanted = {
  /** The day on which all golfers join. */
  readonly firstDay: Temporal.PlainDate;
  readonly day: Temporal.PlainDate;
  readonly timeZone: string;
  readonly seed: number;
  readonly url: string;
  /** The token of the one-time link for the first administrator. */
  readonly setupToken: string | undefined;
  /** Called at the beginning of each month. */
  readonly onMonth: (month: Temporal.PlainDate) => void;
};

/** Lets nine golfers live the days before `day` on a server of this process, whose clock moves with them. */
export async function liveAYear(wanted: Wanted): Promise<void> {
  const { firstDay, day, timeZone, seed, url, setupToken, onMonth } = wanted;
  const club: ClubServer = {
    url: () => url,
    now: () => Temporal.Now.instant(),
    today: (zone) => Temporal.Now.zonedDateTimeISO(zone).toPlainDate().toString(),
  };
  const all: ClubGolfer[] = [];
  for (const [index, of] of people.entries()) {
    const person: Person = { ...of, timeZone, language: 'en' };
    const chances = chancesFrom(seed * 100 + index);
    const member = await Member.join(club, person, { email: emailOf(person), chances });
    const handicap = handicaps[index] ?? 20;
    const goal = { currentHandicap: handicap, goalHandicap: Math.max(0, Math.round(handicap - 8)) };
    await ok(member.browser.send('PUT', '/api/user/profile', goal));
    const programs = await ok<ProgramSummary[]>(member.browser.get('/api/programs'));
    const way = wayOf({ member, programs, handicap, day, firstDay, isNora: index === 0 });
    all.push(new ClubGolfer(member, way, firstDay));
  }
  const members = all.map(({ member }) => member);
  await befriend(members);
  const ruth = members.find(({ email }) => email === administratorEmail);
  await ok(
    ruth?.browser.send('POST', '/api/setup/claim', { token: setupToken }) ?? Promise.reject(),
  );
  const joins = () => Promise.reject(new Error('Nobody joins later'));
  const world = { club, members: () => members, joins, coachTokens: new Set<string>() };
  for (
    let today = firstDay;
    Temporal.PlainDate.compare(today, day) < 0;
    today = today.add({ days: 1 })
  ) {
    if (today.day === 1) onMonth(today);
    for (const [index, golfer] of all.entries()) {
      const minute = golfer.member.chances.count(10, 59);
      moveClockToTime(today, timeZone, `${`${9 + index}`.padStart(2, '0')}:${minute}`);
      await golfer.live(today, world);
    }
  }
  moveClockToTime(day.subtract({ days: 1 }), timeZone, '20:00');
  for (const member of members) {
    await ok(member.browser.send('POST', '/api/user/notifications/mark-all-read'));
    if (member.email === golferEmail) await settleIn(member);
  }
}

type Knowing = {
  readonly member: Member;
  readonly programs: readonly ProgramSummary[];
  readonly handicap: number;
  readonly day: Temporal.PlainDate;
  readonly firstDay: Temporal.PlainDate;
  readonly isNora: boolean;
};

/** Plans the programs of a golfer's year backwards from the last one, which is still running. */
function wayOf({ member, programs, handicap, day, firstDay, isNora }: Knowing): Way {
  const { chances, person } = member;
  const onDay = isNora ? day.dayOfWeek : chances.count(1, 7);
  const weekdays = [0, 2, 4, 5].map((after) => ((onDay + after - 1) % 7) + 1);
  const named = (id: string) => programs.filter((program) => program.id === id);
  const main = named(handicap > 24 ? 'break-100' : 'break-90');
  const inTurn = [...main, ...named('putting-at-home')];
  const plans = new Map<string, ProgramSummary>();
  let start = day.subtract({ days: isNora ? 23 : chances.count(5, 40) });
  for (let nth = 0; Temporal.PlainDate.compare(start, firstDay) > 0; nth += 1) {
    const program = inTurn[nth % inTurn.length];
    const before = inTurn[(nth + 1) % inTurn.length];
    if (program === undefined || before === undefined) break;
    plans.set(start.toString(), program);
    start = start.subtract({ days: 7 * before.durationWeeks + chances.count(3, 12) });
  }
  return { handicap, gain: 6 * person.diligence, weekdays, plans, isExemplary: isNora };
}

/** Makes most of them friends of each other, and all of them Nora's. */
async function befriend(members: readonly Member[]): Promise<void> {
  for (const [index, member] of members.entries()) {
    for (const { email } of members.slice(index + 1)) {
      if (index > 0 && !member.chances.is(0.6)) continue;
      const body = { addresseeEmail: email };
      await ok(member.browser.send('POST', '/api/social/friend-request', body));
    }
  }
  for (const { browser } of members) {
    const requests = await ok<FriendRequest[]>(browser.get('/api/social/friend-requests'));
    for (const { id } of requests)
      await ok(browser.send('PUT', `/api/social/friend-request/${id}`, { status: 'accepted' }));
  }
}
