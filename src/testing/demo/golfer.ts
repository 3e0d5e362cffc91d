import type { ProgramSummary } from '#contract/programs.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { ok, sessionsOf } from '../scenario.ts';
import { answered, type World } from '../year/act.ts';
import { friendActs } from '../year/friend-acts.ts';
import type { Member } from '../year/member.ts';
import { complete } from '../year/plan-acts.ts';
import { roundOf, scoresOf } from './golf.ts';

/** How a golfer of the club trains, besides the habits of the person. */
export type Way = {
  /** The handicap a year ago, and by how much diligence lowers it in a year. */
  readonly handicap: number;
  readonly gain: number;
  /** The weekdays for sessions, the first ones first. */
  readonly weekdays: readonly number[];
  /** On which day which program begins. */
  readonly plans: ReadonlyMap<string, ProgramSummary>;
  /** Trains every session, so that nothing waits for a decision on the day of the demo. */
  readonly isExemplary: boolean;
};

const practices = ['Putting green', 'Wedges', 'Driving range', 'Bunker practice', 'Short game'];
const comments = [
  'Well played!',
  'See you on Saturday?',
  'The greens were fast today.',
  'Great week.',
  'Keep going!',
  'I need more of that on the putting green.',
];

const actNamed = (name: string) => friendActs.find((act) => act.name === name)?.run;
const giveKudos = actNamed('give or take kudos');
const challenge = actNamed('challenge a friend');
const answerChallenge = actNamed('answer a challenge');

/** A golfer of the club, who lives from day to day. */
export class ClubGolfer {
  readonly member: Member;
  readonly #way: Way;
  readonly #firstDay: Temporal.PlainDate;
  #sessions: readonly ScheduledSession[] = [];

  constructor(member: Member, way: Way, firstDay: Temporal.PlainDate) {
    this.member = member;
    this.#way = way;
    this.#firstDay = firstDay;
  }

  /** Falls over the year, with good and bad weeks. */
  handicapOn(day: Temporal.PlainDate): number {
    const share = this.#firstDay.until(day).total('days') / 365;
    const luck = this.member.chances.count(-4, 4) / 10;
    return Number(Math.max(0, this.#way.handicap - this.#way.gain * share + luck).toFixed(1));
  }

  async live(day: Temporal.PlainDate, world: World): Promise<void> {
    const { chances, person } = this.member;
    const program = this.#way.plans.get(day.toString());
    if (program !== undefined) await this.#enroll(program);
    await this.#train(day);
    const isWeekend = day.dayOfWeek > 5;
    if (chances.is(person.zeal * (isWeekend ? 0.4 : 0.05))) await this.#play(day, isWeekend);
    if (chances.is(person.zeal * 0.2)) await this.#practice(day);
    if (day.day === 1) await this.#recordHandicap(day);
    await this.#meetFriends(world);
  }

  async #enroll({ id: programId, sessionsPerWeek }: ProgramSummary): Promise<void> {
    const { browser, today } = this.member;
    if ((await ok(browser.get('/api/user/current-program'))) !== null)
      await ok(browser.send('POST', '/api/user/abandon-program'));
    const availableDays = this.#way.weekdays.slice(0, sessionsPerWeek);
    const preferences = { sessionsPerWeek, availableDays, startDate: today };
    await ok(browser.send('POST', '/api/user/enroll', { programId, preferences }));
    this.#sessions = await sessionsOf(browser);
  }

  async #train(day: Temporal.PlainDate): Promise<void> {
    const session = this.#sessions.find(({ scheduledDate }) => scheduledDate === day.toString());
    if (session === undefined) return;
    const { member } = this;
    const { chances, person } = member;
    if (this.#way.isExemplary || chances.is(person.diligence)) {
      const handicap = this.handicapOn(day);
      return complete(member, session, (details) => ({
        rating: chances.count(3, 5),
        duration: details.session.totalDuration + chances.count(-5, 10),
        scores: scoresOf(details, handicap, chances),
      }));
    }
    if (!chances.is(0.5)) return;
    const body = { scheduledSessionId: session.id };
    await ok(member.browser.send('POST', '/api/user/skip-session', body));
  }

  async #play(day: Temporal.PlainDate, isWeekend: boolean): Promise<void> {
    const { browser, chances } = this.member;
    const medal = day.day <= 7 ? 'Monthly medal' : 'Saturday game';
    const what = isWeekend
      ? { name: medal, holes: 18 as const }
      : { name: 'Evening nine', holes: 9 as const };
    const round = roundOf({ ...what, day: day.toString() }, this.handicapOn(day), chances);
    await ok(browser.send('POST', '/api/user/golf-rounds', round));
  }

  async #practice(day: Temporal.PlainDate): Promise<void> {
    const { browser, chances } = this.member;
    const body = {
      title: chances.one(practices),
      duration: 5 * chances.count(4, 15),
      sessionDate: day.toString(),
    };
    await ok(browser.send('POST', '/api/user/free-practice-sessions', body));
  }

  async #recordHandicap(day: Temporal.PlainDate): Promise<void> {
    const body = { handicap: this.handicapOn(day) };
    await ok(this.member.browser.send('POST', '/api/user/handicap', body));
  }

  async #meetFriends(world: World): Promise<void> {
    const { member } = this;
    const { browser, chances, person } = member;
    if (chances.is(person.company * 0.4)) await giveKudos?.(member, world);
    if (chances.is(person.company * 0.05)) await challenge?.(member, world);
    if (chances.is(0.1)) await answerChallenge?.(member, world);
    if (!chances.is(person.company * 0.2)) return;
    const { items } = await ok<{ items: { id: string }[] }>(browser.get('/api/social/feed'));
    const item = chances.one(items.slice(0, 5));
    if (item === undefined) return;
    const url = `/api/social/activities/${item.id}/comments`;
    await answered(browser.send('POST', url, { content: chances.one(comments) }), 404, 409);
  }
}
