import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Longer than the touch that scrolls. */
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

/** The points of a straight way, without its start. */
const way = (from: Point, to: Point): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** A drop, the key that ends a drag without one, or a system that takes the finger for a gesture of its own. */
export type DragEnd = 'drop' | 'Escape' | 'taken away';

/** What moves: it is down at a point, goes on to others, and is let go. */
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

/** A finger that rests before it moves, as one that scrolls does not. */
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

/** Drags a part to the lower edge of another with what the device has: a finger or a mouse. */
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

/** Holds a part at the upper edge of the screen until the page has scrolled by this much, and lets it go with Escape. */
export async function dragToEdge(page: Page, parts: Drag, scrolledPx: number): Promise<void> {
  await parts.from.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  const { start, pointer } = await begin(page, parts);
  const before = await page.evaluate(() => scrollY);
  for (const point of way(start, { x: start.x, y: 8 })) await pointer.move(point);
  let y = 8;
  const scrolledTo = async () => {
    // No hand is quite still.
    y = 17 - y;
    await pointer.move({ x: start.x, y });
    return page.evaluate(() => scrollY);
  };
  await expect.poll(scrolledTo).toBeLessThan(before - scrolledPx);
  await page.keyboard.press('Escape');
  await pointer.up('Escape');
}
