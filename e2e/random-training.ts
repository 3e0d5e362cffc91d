import type pg from 'pg';
import { FailingPhone, networks } from './failing-phone.ts';
import { expect } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { type Drill, type GolferInTraining, golferInTraining } from './golfer-in-training.ts';
import { emptyLedger, type Ledger, type Session, storedOf, toldOf } from './ledger.ts';
import { changeOnScreen, logOnScreen } from './on-screens.ts';
import type { OwnBrowser } from './own-browser.ts';
import { sendByQueue, storeByQueue, waitingIn } from './own-queue.ts';
import { type Change, changeSession, log, today } from './random-changes.ts';
import { openRange, showsAttempts, tap } from './range-taps.ts';
import type { RunningServer } from './server.ts';

type Place = {
  readonly browser: OwnBrowser;
  readonly server: RunningServer;
  readonly database: pg.Client;
  readonly random: () => number;
};

/** A golfer in training while network, battery and server fail at random. */
export class RandomTraining {
  readonly phone: FailingPhone;
  readonly #place: Place;
  readonly #golferId: string;
  readonly #drill: Drill;
  readonly #ledger: Ledger;
  /** Sessions changed through the queue, and sessions changed on their screens. */
  readonly #told: readonly Session[];
  readonly #onScreens: readonly Session[];
  #restart: Promise<void> = Promise.resolve();

  private constructor(phone: FailingPhone, place: Place, { id, plan, drill }: GolferInTraining) {
    this.phone = phone;
    this.#place = place;
    this.#golferId = id;
    this.#drill = drill;
    this.#ledger = emptyLedger(plan);
    const others = plan.filter((session) => session !== drill.session);
    this.#told = others.slice(0, 6);
    this.#onScreens = others.slice(6, 9);
  }

  /** Starts with a new account, in range mode. */
  static async begin(place: Place): Promise<RandomTraining> {
    const { url } = place.server;
    const phone = await FailingPhone.begin(place.browser, url, async (context) => {
      await signUp(context, url, newGolfer());
      await enrollInBreak100(context, url, today());
    });
    const golfer = await golferInTraining(phone.context, url);
    const training = new RandomTraining(phone, place, golfer);
    await openRange(phone.page, url + training.#range, golfer.drill.at);
    return training;
  }

  get #range(): string {
    return `/my-schedule/session/${this.#drill.session.id}/train`;
  }

  /** Takes one random step and returns its name. */
  step(): Promise<string> {
    let chance = Math.floor(this.#place.random() * 1000);
    for (const [share, step] of this.#steps) {
      chance -= share;
      if (chance < 0) return step();
    }
    return this.#tap();
  }

  /** Frequency of each step per thousand; all remaining steps are taps. */
  readonly #steps: readonly (readonly [number, () => Promise<string>])[] = [
    [90, () => this.#undo()],
    [180, () => this.#send(this.#changeTold())],
    [160, () => this.#send(log(this.#ledger, this.#place.random))],
    [140, () => this.#setNetwork()],
    [8, () => this.#changeOnScreen()],
    [4, async () => logOnScreen(await this.phone.visit('/'), this.#ledger)],
    [20, () => this.#reload()],
    [12, () => this.#useTwoTabs()],
    [12, () => this.#closeApp()],
    [4, () => this.#die()],
    [4, () => this.#dieWhileSending()],
    [6, () => this.#killServer()],
  ];

  /** Goes online and waits until the database matches the ledger; then no change may be waiting. */
  async compare(): Promise<void> {
    await this.#restart;
    await this.phone.setNetwork('online');
    const { page } = this.phone;
    const place = { golferId: this.#golferId, trainedId: this.#drill.session.id };
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const stored = await storedOf(this.#place.database, { ...place, drill: this.#drill.id });
      expect(stored).toEqual(toldOf(this.#ledger));
    }).toPass({ timeout: 300_000, intervals: [100, 250, 500] });
    expect(await waitingIn(page)).toBe(0);
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#place.random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  #changeTold = () => changeSession(this.#ledger, this.#one(this.#told), this.#place.random);

  async #send({ name, intent, keep }: Change): Promise<string> {
    expect(await sendByQueue(this.phone.page, intent), name).toMatch(/^(answered|unanswered)$/);
    keep();
    return name;
  }

  async #inRange(): Promise<void> {
    if (!this.phone.page.url().endsWith(this.#range)) await this.phone.visit(this.#range);
  }

  async #tap(): Promise<string> {
    const { attempts } = this.#ledger;
    // The last attempt would end the drill.
    if (attempts.length >= this.#drill.attempts - 1) return this.#undo();
    await this.#inRange();
    const isHit = this.#place.random() < 0.5;
    await tap(this.phone.page, isHit ? 'Hit' : 'Miss');
    attempts.push(isHit ? 1 : 0);
    await showsAttempts(this.phone.page, this.#drill, this.#ledger.attempts);
    return 'tap';
  }

  async #undo(): Promise<string> {
    if (this.#ledger.attempts.length === 0) return this.#tap();
    await this.#inRange();
    await tap(this.phone.page, 'Undo');
    this.#ledger.attempts.pop();
    await showsAttempts(this.phone.page, this.#drill, this.#ledger.attempts);
    return 'undo';
  }

  async #setNetwork(): Promise<string> {
    const network = this.#one(networks);
    await this.phone.setNetwork(network);
    return network;
  }

  /** Waits for the server: the screen learns of a change sent by another page only by asking the server. */
  async #changeOnScreen(): Promise<string> {
    if (this.phone.network === 'offline') return this.#tap();
    await this.#restart;
    const session = this.#one(this.#onScreens);
    const page = await this.phone.visit(`/my-schedule/session/${session.id}`);
    const { random } = this.#place;
    return changeOnScreen(page, { ledger: this.#ledger, session, random });
  }

  async #reload(): Promise<string> {
    await this.phone.page.reload();
    return 'reload';
  }

  /** Sends from two tabs at the same time, and closes the second one immediately. */
  async #useTwoTabs(): Promise<string> {
    const [here, there] = [this.#changeTold(), log(this.#ledger, this.#place.random)];
    const tab = await this.phone.openTab();
    const [, stored] = await Promise.all([this.#send(here), storeByQueue(tab, there.intent)]);
    expect(stored, there.name).toMatch(/^(stored|answered|unanswered)$/);
    there.keep();
    await tab.close();
    return 'two tabs';
  }

  async #closeApp(): Promise<string> {
    await this.phone.wakeWorkerWhileClosed();
    await this.phone.open(this.#range);
    return 'worker woken';
  }

  async #die(): Promise<string> {
    await this.phone.die(this.#range);
    return 'kill the browser';
  }

  async #dieWhileSending(): Promise<string> {
    const change = this.#changeTold();
    const stored = await storeByQueue(this.phone.page, change.intent);
    expect(stored, change.name).toMatch(/^(stored|answered|unanswered)$/);
    change.keep();
    await this.phone.die(this.#range);
    return 'kill the browser while it sends';
  }

  /** Kills the server; it restarts while the next steps run. */
  async #killServer(): Promise<string> {
    await this.#restart;
    this.#restart = this.#place.server.restart({ kill: 'SIGKILL' });
    return 'kill the server';
  }
}
