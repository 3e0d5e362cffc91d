import type { Frame, Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** The Web Content Accessibility Guidelines up to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for animations to finish: text that is still fading in has too little contrast. */
async function animationsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions caused by a theme change are only listed a frame later.
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

/** Runs axe on an element, or on the whole page including the app's own frames. */
async function findViolations(
  page: Page,
  { within, runOnly }: { within?: string; runOnly: string[] },
): Promise<Result[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  const options: RunOptions = {
    runOnly,
    // Reporting passed checks takes as long as the checks themselves, and no rule with these tags reads style sheets.
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

/** Returns whether a control is large enough after scrolling it away from a bar that overlaps its edge. */
async function isLargeInView(page: Page, within: string): Promise<boolean> {
  await page.locator(within).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const found = await findViolations(page, { within, runOnly: ['target-size'] });
  return found.length === 0;
}

/**
 * Checks the page in its current state, including open dialogs.
 * @throws with every violation: its rule, its meaning, and the elements concerned
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
