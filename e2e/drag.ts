import type { CDPSession, Locator, Page } from '@playwright/test';

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

async function withMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const point of way(from, to)) await page.mouse.move(point.x, point.y);
  await page.mouse.up();
}

/** A finger that rests before it moves, as one that scrolls does not. */
async function withFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await page.waitForTimeout(holdMs);
  for (const point of way(from, to)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await session.detach();
}

/** Drags a part to the lower edge of another with what the device has: a finger or a mouse. */
export async function drag(
  page: Page,
  { from, to, hasTouch }: { from: Locator; to: Locator; hasTouch: boolean },
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  const { x, bottom } = await middleOf(to);
  const move = hasTouch ? withFinger : withMouse;
  await move(page, start, { x, y: bottom - 12 });
}
