import { setTimeout as delay } from 'node:timers/promises';
import { type Chances, chancesFrom } from '../chances.ts';
import type { engines } from '../database.ts';
import { brokenHistories } from '../invariants/histories.ts';
import { brokenJobs } from '../invariants/jobs.ts';
import { brokenSums } from '../invariants/sums.ts';
import { ok } from '../scenario.ts';
import { accountActs } from './account-acts.ts';
import type { Act, World } from './act.ts';
import { adminActs } from './admin-acts.ts';
import { lostOrDoubled } from './checks/confirmed.ts';
import { brokenFiles, Mailbox } from './checks/files.ts';
import { brokenGrowth, type Size, sizeOf } from './checks/growth.ts';
import { brokenScreens } from './checks/screens.ts';
import { Club } from './club.ts';
import { coachVisits } from './coach-acts.ts';
import { friendActs } from './friend-acts.ts';
import { logActs } from './log-acts.ts';
import { Member } from './member.ts';
import { ada, bram, golfers, type Person } from './people.ts';
import { planActs } from './plan-acts.ts';

const golferActs = [...planActs, ...logActs, ...friendActs, ...accountActs];
const lastActs = logActs.filter(({ name }) => name.startsWith('log '));

/** A Thursday in spring in the north, and in autumn in the south. */
const firstDay = Temporal.PlainDate.from('2026-05-14');

/** How often a step ends with a crash of the server. */
const crashOdds = 0.15;

/** How often each act was carried out, and how often there was nothing to do or the state no longer allowed it. */
type Tally = Map<string, { done: number; idle: number }>;

/** The year of a club whose golfers, administrators and coach do everything that the product offers. */
export class Year {
  readonly tally: Tally = new Map();
  readonly sizes: Size[] = [];
  readonly #club: Club;
  readonly #chances: Chances;
  readonly #world: World;
  readonly #mailbox: Mailbox;
  /** What the server refused in this step although nothing spoke against it. */
  #refusals: string[] = [];
  #golfers: readonly Member[] = [];
  #administrators: readonly Member[] = [];
  #day = firstDay;
  #accounts = 0;

  private constructor(club: Club, chances: Chances) {
    this.#club = club;
    this.#chances = chances;
    this.#mailbox = new Mailbox(club.dataDir);
    this.#world = {
      club,
      members: () => this.#golfers,
      joins: (person) => this.#joins(person),
      coachTokens: new Set(),
    };
  }

  static async begin(engine: (typeof engines)[number], seed: number): Promise<Year> {
    return new Year(await Club.found(engine), chancesFrom(seed));
  }

  get day(): string {
    return this.#day.toString();
  }

  get daysPassed(): number {
    return firstDay.until(this.#day).total('days');
  }

  /** The end of what the running server has printed. */
  get lastWords(): string {
    return this.#club.output().slice(-2000);
  }

  /** Ends the server and removes everything. */
  close(): Promise<void> {
    return this.#club.close();
  }

  /**
   * Lets one to seven days pass, starts the server, lets everybody act, and stops or kills the server.
   * @returns a line for each rule that is broken
   */
  async step(): Promise<string[]> {
    const club = this.#club;
    this.#refusals = [];
    if (this.#golfers.length > 0) this.#day = this.#day.add({ days: this.#chances.count(1, 7) });
    const hour = `${this.#chances.count(4, 22)}`.padStart(2, '0');
    const startedAt = Temporal.Instant.from(`${this.day}T${hour}:00Z`);
    await club.start(startedAt);
    if (this.#golfers.length === 0) await this.#begin();
    await this.#everybodyActs();
    await club.untilJobsAreDone();
    const broken = await this.#brokenScreens();
    const { memoryBytes } = await club.metrics();
    const wasKilled = this.#chances.is(crashOdds);
    const output = wasKilled ? await this.#crash() : await club.stop('SIGTERM');
    const found = await club.database.use(async (db) => {
      this.sizes.push({ ...(await sizeOf(db)), memoryBytes });
      return [
        ...(await brokenSums(db)),
        ...(await brokenHistories(db, club.now())),
        ...(await brokenJobs(db, { startedAt, wasKilled })),
        ...(await brokenFiles(db, club.dataDir, wasKilled)),
        ...(await lostOrDoubled(db, this.#golfers)),
      ];
    });
    const mails = await this.#mailbox.sentTwice();
    return [...this.#refusals, ...broken, ...faultsIn(output), ...found, ...mails];
  }

  /** Compares the sizes of the whole year. */
  brokenGrowth = (): string[] => brokenGrowth(this.sizes);

  /** The acts that nobody has ever carried out. */
  neverDone(): string[] {
    return [...golferActs, ...adminActs]
      .map(({ name }) => name)
      .filter((name) => !this.tally.get(name)?.done);
  }

  async #begin(): Promise<void> {
    const [first, second] = [await this.#signsUp(ada), await this.#signsUp(bram)];
    const token = /\/setup\?token=(\S+)/.exec(this.#club.output())?.[1];
    await ok(first.browser.send('POST', '/api/setup/claim', { token }));
    const role = `/api/admin/users/${second.id}/administrator`;
    await ok(first.browser.send('PUT', role, { isAdmin: true }));
    this.#administrators = [first, second];
    for (const person of golfers) await this.#joins(person);
  }

  #signsUp(person: Person): Promise<Member> {
    this.#accounts += 1;
    const email = `member-${this.#accounts}@example.com`;
    const chances = chancesFrom(this.#chances.count(0, 1e9));
    return Member.join(this.#club, person, { email, chances });
  }

  async #joins(person: Person): Promise<Member> {
    const joined = await this.#signsUp(person);
    this.#golfers = [...this.#golfers, joined];
    return joined;
  }

  async #everybodyActs(): Promise<void> {
    await Promise.all([
      ...this.#golfers.map((golfer) => this.#visits(golfer, golferActs)),
      ...this.#administrators.map((member) => this.#visits(member, adminActs)),
      coachVisits(this.#world, this.#chances),
    ]);
    this.#golfers = this.#golfers.filter(({ isHere }) => isHere);
  }

  async #visits(member: Member, acts: readonly Act[]): Promise<void> {
    await member.sendWaiting();
    const { chances } = member;
    member.network = chances.is(0.08) ? 'offline' : chances.is(0.15) ? 'flaky' : 'online';
    for (const act of chances.shuffled(acts)) {
      if (!member.isHere) break;
      if (chances.is(act.odds(member))) await this.#run(member, act);
    }
    member.network = 'online';
  }

  async #run(member: Member, { name, run }: Act): Promise<void> {
    const count = this.tally.get(name) ?? { done: 0, idle: 0 };
    this.tally.set(name, count);
    try {
      if (await run(member, this.#world)) count.done += 1;
      else count.idle += 1;
    } catch (error) {
      this.#refusals.push(`${member.email} could not ${name}: ${error}`);
    }
  }

  async #brokenScreens(): Promise<string[]> {
    const people = [...this.#golfers, ...this.#administrators];
    const broken = people.map((member) =>
      brokenScreens(member, this.#administrators.includes(member)),
    );
    return (await Promise.all(broken)).flat();
  }

  /** Kills the server while golfers log practice and rounds. */
  async #crash(): Promise<string> {
    const logging = this.#golfers.flatMap((golfer) =>
      lastActs.map((act) => this.#run(golfer, act)),
    );
    await delay(this.#chances.count(0, 60));
    const output = await this.#club.stop('SIGKILL');
    await Promise.all(logging);
    return output;
  }
}

/** The lines of a log at error level, and everything that the process itself printed as a fault. */
function faultsIn(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    if (/^(Pinhigh is ready|Open this link|$)/.test(line)) return [];
    return [`log: ${line.slice(0, 1000)}`];
  });
}
