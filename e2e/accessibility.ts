import type { Frame, Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** The Web Content Accessibility Guidelines up to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half-faded text has half the contrast, so what moves comes to rest first. */
async function animationsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a change of the theme begins to fade is known a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** What axe finds in an element, or in the whole page with the app's own frames. */
async function findViolations(
  page: Page,
  { within, runOnly }: { within?: string; runOnly: string[] },
): Promise<Result[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  const options: RunOptions = {
    runOnly,
    // Describing what is right takes as long as the checks, and no rule of these tags reads style sheets.
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ([element, chosen]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      return (await inPage.run(element ?? document, chosen)).violations;
    },
    [within, options] as const,
  );
}

/** Whether a control is large enough once it is scrolled away from the bar that lies over its edge. */
async function isLargeInView(page: Page, within: string): Promise<boolean> {
  await page.locator(within).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const found = await findViolations(page, { within, runOnly: ['target-size'] });
  return found.length === 0;
}

/**
 * Checks the page as it is now, open dialogs included.
 * @throws with every violation: its rule, what it means, and the elements concerned
 */
export async function checkAccessibility(page: Page): Promise<void> {
  await animationsAtRest(page);
  const violations = await findViolations(page, { runOnly: tags });
  const lines: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ');
      if (id === 'target-size' && (await isLargeInView(page, element))) continue;
      lines.push(`${id}: ${help}`, `  ${element}`, `    ${failureSummary}`);
    }
  }
  if (lines.length > 0) throw new Error(`${page.url()} is not accessible:\n${lines.join('\n')}`);
}
