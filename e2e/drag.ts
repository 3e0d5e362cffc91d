import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** In milliseconds; longer than a touch that starts scrolling. */
const holdMs = 400;
const steps = 12;

async function middleOf(part: Locator): Promise<Point & { bottom: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not on the screen.`);
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    bottom: box.y + box.height,
  };
}

/** The points of a straight line, without its start. */
const way = (from: Point, to: Point): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** How a drag ends: with a drop, with the Escape key, or because the system claims the touch for its own gesture. */
export type DragEnd = 'drop' | 'Escape' | 'taken away';

/** A mouse or finger: pressed at a point, moved to others, and released. */
type Pointer = {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: (end: DragEnd) => Promise<void>;
};

const mouseOf = (page: Page): Pointer => ({
  async down({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});

/** A finger that is held still before it moves, unlike one that scrolls. */
async function fingerOf(page: Page): Promise<Pointer> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: Point[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(at) {
      await touch('touchStart', [at]);
      await page.waitForTimeout(holdMs);
    },
    move: async (to) => void (await touch('touchMove', [to])),
    async up(end) {
      await touch(end === 'taken away' ? 'touchCancel' : 'touchEnd', []);
      await session.detach();
    },
  };
}

type Drag = { readonly from: Locator; readonly hasTouch: boolean };

async function begin(page: Page, { from, hasTouch }: Drag) {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  const pointer = hasTouch ? await fingerOf(page) : mouseOf(page);
  await pointer.down(start);
  return { start, pointer };
}

/** Drags an element to the lower edge of another one, with the device's input: finger or mouse. */
export async function drag(
  page: Page,
  { to, end = 'drop', ...parts }: Drag & { readonly to: Locator; readonly end?: DragEnd },
): Promise<void> {
  await parts.from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  const { start, pointer } = await begin(page, parts);
  const { x, bottom } = await middleOf(to);
  for (const point of way(start, { x, y: bottom - 12 })) await pointer.move(point);
  if (end === 'Escape') await page.keyboard.press('Escape');
  await pointer.up(end);
}

/** Holds an element at the upper edge of the screen until the page has scrolled this far, then cancels with Escape. */
export async function dragToEdge(page: Page, parts: Drag, scrolledPx: number): Promise<void> {
  await parts.from.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  const { start, pointer } = await begin(page, parts);
  const before = await page.evaluate(() => scrollY);
  for (const point of way(start, { x: start.x, y: 8 })) await pointer.move(point);
  let y = 8;
  const scrolledTo = async () => {
    // Moves a little, as a real hand does.
    y = 17 - y;
    await pointer.move({ x: start.x, y });
    return page.evaluate(() => scrollY);
  };
  await expect.poll(scrolledTo).toBeLessThan(before - scrolledPx);
  await page.keyboard.press('Escape');
  await pointer.up('Escape');
}
