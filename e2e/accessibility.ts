import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

// The usual mode opens one more page for each check, to look into frames of other sites. The app has none.
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** Whether a control is large enough once it is scrolled away from the bar that lies over its edge. */
async function isLargeInView(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axeOf(page).include(target).withRules('target-size').analyze();
  return violations.length === 0;
}

/**
 * Checks the page as it is now, open dialogs included.
 * @throws with every violation: its rule, what it means, and the elements concerned
 */
export async function checkAccessibility(page: Page): Promise<void> {
  await animationsAtRest(page);
  const { violations } = await axeOf(page).withTags(tags).analyze();
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
