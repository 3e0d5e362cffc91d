import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { changeDrill, progressOf } from '#domain/training/session-progress.ts';
import type { Intent } from '#web/platform/queue/queue.ts';
import { atScale, seed as givenSeed } from '../scale.ts';
import { type GolferOverHttp, type ServerOverHttp, serverOverHttp } from './golfer-over-http.ts';
import { networks, Phone } from './phone.ts';
import { randomFrom } from './random-from.ts';

/** Set by `npm run random-network -- --steps 10000 --seed 7`. The message of a failure includes the seed. */
const steps = Number(process.env['NETWORK_STEPS'] ?? atScale({ short: 300, long: 10_000 }));
const seed = Number(process.env['NETWORK_SEED'] ?? givenSeed);
const isAsked = 'NETWORK_STEPS' in process.env;
/** Steps per golfer: no golfer logs thousands of practices on one day. */
const stepsOfGolfer = 500;

type Session = { readonly id: string; readonly sessionId: string; status: string };
type Item = { readonly type: string; readonly title: string };

let server: ServerOverHttp;
beforeAll(async () => {
  server = await serverOverHttp();
});
afterAll(() => server.close());

/** A golfer who trains while network, battery, and server fail in turn. Records every change the app accepted. */
class Training {
  readonly #golfer: GolferOverHttp;
  readonly #random: () => number;
  readonly #phone: Phone;
  readonly #sessions: readonly Session[];
  readonly #trained: Session;
  readonly #drill: string;
  readonly #titles: string[] = [];
  readonly #hits: number[] = [];

  constructor(
    golfer: GolferOverHttp,
    random: () => number,
    { sessions, drill }: { readonly sessions: readonly Session[]; readonly drill: string },
  ) {
    const [trained, ...others] = sessions;
    if (trained === undefined) throw new Error('The plan has no sessions');
    this.#golfer = golfer;
    this.#random = random;
    this.#trained = trained;
    this.#sessions = others;
    this.#drill = drill;
    this.#phone = new Phone(golfer.golferId, golfer.ask, random);
  }

  /** Creates a golfer with a new account and opens the app. */
  static async begin(random: () => number): Promise<Training> {
    const golfer = await server.newGolfer();
    const plan = await golfer.read<Session[]>('/api/user/scheduled-sessions/current-program');
    const [exercise] = await golfer.read<{ id: string }[]>(
      `/api/session-exercises/${plan[0]?.sessionId}`,
    );
    const parts = { sessions: plan.slice(0, 6), drill: baseIdOf(exercise?.id ?? '') };
    const training = new Training(golfer, random, parts);
    await training.#phone.open();
    return training;
  }

  async step(): Promise<string> {
    const step = this.#choose();
    await step.call(this);
    return step.name.slice(1);
  }

  #choose() {
    const chance = this.#random();
    if (chance < 0.4) return this.#changeSession;
    if (chance < 0.6) return this.#log;
    if (chance < 0.75) return this.#hit;
    if (chance < 0.9) return this.#setNetwork;
    if (chance < 0.93) return this.#reload;
    if (chance < 0.96) return this.#die;
    if (chance < 0.998) return this.#openTab;
    return this.#killServer;
  }

  /** Goes online and checks that the server has everything the golfer was told is saved. */
  async compare(): Promise<void> {
    this.#phone.network = 'online';
    await this.#phone.open();
    await vi.waitFor(
      async () => {
        await this.#phone.page.queue.tryNow();
        expect(await this.#stored()).toEqual(this.#told());
      },
      { timeout: 60_000, interval: 200 },
    );
  }

  #told() {
    return {
      sessions: this.#sessions.map(({ status }) => status),
      logged: this.#titles.toSorted(),
      hits: this.#hits,
    };
  }

  async #stored() {
    const plan = await this.#golfer.read<Session[]>('/api/user/scheduled-sessions/current-program');
    const items = await this.#golfer.read<Item[]>('/api/user/activity-calendar');
    const { progress } = await this.#golfer
      .read<{ progress: Parameters<typeof progressOf>[0] | null }>(
        `/api/user/session-progress/${this.#trained.id}`,
      )
      .catch(() => ({ progress: null }));
    const statusOf = new Map(plan.map(({ id, status }) => [id, status]));
    return {
      sessions: this.#sessions.map(({ id }) => statusOf.get(id)),
      logged: items
        .filter(({ type }) => type !== 'scheduled_session')
        .map(({ title }) => title)
        .toSorted(),
      hits: progress === null ? [] : progressOf(progress, this.#drill).attempts,
    };
  }

  /** Makes a change in the app. In one of eight cases the battery dies after storing it, before the response. */
  async #change(intent: Omit<Intent, 'key' | 'refresh'>): Promise<void> {
    const whole = { ...intent, key: crypto.randomUUID(), refresh: [] };
    const { queue } = this.#phone.page;
    if (this.#random() < 0.125) {
      const requested = new Promise<void>((resolve) => {
        this.#phone.onRequest = resolve;
      });
      void queue.send(whole);
      await requested;
      await this.#phone.die();
      return;
    }
    const { kind } = await queue.send(whole);
    expect(kind, intent.title).toMatch(/^(answered|unanswered|done-otherwise)$/);
  }

  async #changeSession() {
    const session = this.#one(this.#sessions);
    const { id, sessionId } = session;
    const about = { title: id, sessionId: id };
    if (session.status !== 'planned') {
      const { method, path } = training.reopen;
      const url = path.replace('{scheduledSessionId}', id);
      await this.#change({ ...about, method, path, url, body: undefined });
      session.status = 'planned';
      return;
    }
    const isCompleted = this.#random() < 0.6;
    const { method, path } = isCompleted ? training.complete : training.skip;
    const entry = { sessionId, completedExercises: [], rating: 4, duration: 40 };
    const body = { scheduledSessionId: id, ...(isCompleted && entry) };
    await this.#change({ ...about, method, path, url: path, body });
    session.status = isCompleted ? 'completed' : 'skipped';
  }

  async #log() {
    const title = `Practice ${this.#titles.length + 1}`;
    const { method, path } = logbook.addPractice;
    const sessionDate = Temporal.Now.plainDateISO('Pacific/Auckland').toString();
    const body = { title, duration: 30, sessionDate };
    await this.#change({ method, path, url: path, body, title, sessionId: null });
    this.#titles.push(title);
  }

  /** Counts a hit or a miss in range mode, and clears the attempts before there are too many. */
  async #hit() {
    const { keepProgress, readProgress, whenOnDisk } = this.#phone.page;
    if (this.#hits.length > 150) this.#hits.length = 0;
    this.#hits.push(this.#random() < 0.5 ? 1 : 0);
    const before = readProgress(this.#trained.id) ?? { startedAt: Date.now(), drills: [] };
    const change = { exerciseId: this.#drill, attempts: [...this.#hits] };
    keepProgress(this.#trained.id, changeDrill(before, change, Date.now()));
    await whenOnDisk();
  }

  async #setNetwork() {
    this.#phone.network = this.#one(networks);
  }

  async #reload() {
    await this.#phone.open();
  }

  async #die() {
    await this.#phone.die();
  }

  async #openTab() {
    await this.#phone.openBeside();
  }

  async #killServer() {
    await server.kill();
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }
}

/** The number of times each step was taken. */
const summary = (done: readonly string[]) =>
  Object.entries(Object.groupBy(done, (step) => step))
    .map(([step, all]) => `${step} ${all?.length}`)
    .join(', ');

test('the app’s queue and the server apply each change exactly once, for any sequence of failures', {
  timeout: 120_000 + steps * 200,
}, async () => {
  const random = randomFrom(seed);
  const done: string[] = [];
  try {
    while (done.length < steps) {
      const training = await Training.begin(random);
      const end = Math.min(steps, done.length + stepsOfGolfer);
      while (done.length < end) done.push(await training.step());
      await training.compare();
    }
    if (isAsked) process.stdout.write(`${steps} steps, seed ${seed}: ${summary(done)}\n`);
  } catch (error) {
    const last = done.slice(-30).join(', ');
    throw new Error(`Seed ${seed}, step ${done.length}, after: ${last}`, { cause: error });
  }
});
