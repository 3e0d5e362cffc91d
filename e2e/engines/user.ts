import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../../scripts/root.mjs';
import type { Engine, Point } from './engine.ts';
import { findInPage, type Query } from './find.ts';

const library = readFileSync(
  inRoot('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** In milliseconds; a busy machine takes many times as long as usual. */
const patience = 60_000;

export type User = ReturnType<typeof userOf>;

/** Somebody in front of a page, who presses and reads what it shows, in any engine. */
export function userOf(engine: Engine) {
  async function find(query: Query, { toPress = false } = {}) {
    const hasLibrary = await engine.run('return "TestingLibraryDom" in globalThis');
    if (!hasLibrary) await engine.run(library);
    const call = `(${findInPage})(${JSON.stringify(query)}, ${toPress})`;
    return engine.run<{ x: number; y: number } | null>(`return ${call}`);
  }

  /** Waits until the answer is a value. */
  async function until<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
    const deadline = performance.now() + patience;
    let lastError: unknown;
    while (performance.now() < deadline) {
      try {
        const value = await ask();
        if (value !== null) return value;
        lastError = undefined;
      } catch (error) {
        // The page is being replaced by another one.
        lastError = error;
      }
      await delay(100);
    }
    throw new Error(`${engine.name}: not found: ${what}`, { cause: lastError });
  }

  const pointOf = (query: Query) =>
    until(JSON.stringify(query), () => find(query, { toPress: true }));

  async function press(query: Query): Promise<void> {
    await engine.drag([await pointOf(query)]);
  }

  return {
    engine,
    click: (role: string, name: string) => press({ role, name }),
    /** Replaces the text of a field. */
    async fill(label: string, text: string): Promise<void> {
      await press({ label });
      await engine.run('document.activeElement.select?.()');
      await engine.type(text);
    },
    /** Whether the element is there within a moment. */
    async has(role: string, name: string): Promise<boolean> {
      for (let tries = 0; tries < 10; tries += 1) {
        if (await find({ role, name })) return true;
        await delay(100);
      }
      return false;
    },
    /** Waits until the page shows something with this role and name. */
    sees: (role: string, name: string) => until(`${role} ${name}`, () => find({ role, name })),
    seesText: (text: string) => until(text, () => find({ text })),
    /** Waits until the page no longer shows this. */
    missesText: (text: string) =>
      until(`no ${text}`, async () => ((await find({ text })) === null ? true : null)),
    /** Presses a checkbox unless it is checked. */
    async check(name: string): Promise<void> {
      const isChecked = () =>
        engine.run<boolean>(`return TestingLibraryDom
          .getByRole(document.body, 'checkbox', { name: ${JSON.stringify(name)} }).checked`);
      await pointOf({ role: 'checkbox', name });
      if (!(await isChecked())) await press({ role: 'checkbox', name });
    },
    /** Drags the first element that fits one selector to the lower edge of one that fits the other. */
    async drag(from: string, to: string): Promise<void> {
      const [start, end] = await until(`${from} and ${to}`, () =>
        engine.run<[Point, Point] | null>(`
          const [from, to] = ${JSON.stringify([from, to])}.map((one) => document.querySelector(one));
          if (!from || !to) return null;
          from.scrollIntoView({ block: 'center', behavior: 'instant' });
          const [start, end] = [from, to].map((one) => one.getBoundingClientRect());
          return [
            { x: start.x + start.width / 2, y: start.y + start.height / 2 },
            { x: end.x + end.width / 2, y: end.bottom - 12 },
          ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));`),
      );
      const way = Array.from({ length: 12 }, (_, index) => {
        const share = (index + 1) / 12;
        const between = (first: number, last: number) => Math.round(first + (last - first) * share);
        return { x: between(start.x, end.x), y: between(start.y, end.y) };
      });
      await engine.drag([start, ...way]);
    },
    until,
  };
}
