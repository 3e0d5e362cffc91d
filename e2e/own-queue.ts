import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { inRoot } from '../scripts/root.mjs';
import { readStore } from './browser-database.ts';

/** A change in the form in which the app's forms pass it to the queue. */
export type Intent = {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly body: unknown;
  readonly title: string;
  /** The scheduled session that the change is about. */
  readonly sessionId: string | null;
};

type Queue = { send(change: object): Promise<{ readonly kind: string; readonly error?: unknown }> };
type QueueClass = { readonly prototype: Queue & { tryNow(): Promise<void> } };

/** Returns the build's file from which the app itself imports the queue class. */
function queueFile(): string {
  const assets = inRoot('dist', 'web', 'assets');
  const found = readdirSync(assets).find(
    (name) =>
      name.endsWith('.js') &&
      /\bexport\{[^}]* as Queue\b/.test(readFileSync(`${assets}/${name}`, 'utf8')),
  );
  if (found === undefined) throw new Error('The build has no file that exports the queue.');
  return `/assets/${found}`;
}

let file: string | undefined;

/** Returns how many changes are waiting in a page's browser. */
export const waitingIn = async (page: Page): Promise<number> =>
  (await changesIn(page)).filter(({ confirmedAt }) => confirmedAt === undefined).length;

type Stored = { readonly key: string; readonly confirmedAt?: number };

const changesIn = (page: Page) => readStore<Stored>(page, 'pinhigh-queue', 'changes');

/** Sends a change through an open page's queue, as a form does but without clicks. Resolves to the outcome. */
export function sendByQueue(
  page: Page,
  intent: Intent,
  key: string = randomUUID(),
): Promise<string> {
  file ??= queueFile();
  return page.evaluate(send, { file, change: { ...intent, key, refresh: [] } });
}

/** Like `sendByQueue`, but resolves to `stored` as soon as the change is on disk, while it is still being sent. */
export async function storeByQueue(page: Page, intent: Intent): Promise<string> {
  const key = randomUUID();
  // The page may close before the response arrives.
  const sent = sendByQueue(page, intent, key).catch(() => 'stored');
  for (;;) {
    const isStored = (await changesIn(page)).some((change) => change.key === key);
    if (isStored) return 'stored';
    const known = await Promise.race([sent, delay(5, null)]);
    if (known !== null) return known;
  }
}

type Asked = { readonly file: string; readonly change: object };

/** Runs in the page. */
async function send({ file: source, change }: Asked): Promise<string> {
  const own = globalThis as { queueOfPage?: Promise<Queue> };
  own.queueOfPage ??= import(source).then(({ Queue: { prototype } }: { Queue: QueueClass }) => {
    // The page has a queue already or will create one. The patched `tryNow` captures it at its next attempt to send.
    const { tryNow } = prototype;
    return new Promise<Queue>((resolve) => {
      prototype.tryNow = function tryNowOnce() {
        prototype.tryNow = tryNow;
        resolve(this);
        return tryNow.call(this);
      };
      window.dispatchEvent(new Event('online'));
    });
  });
  const { kind, error } = await (await own.queueOfPage).send(change);
  return error && kind !== 'unanswered' ? `${kind}: ${error}` : kind;
}
