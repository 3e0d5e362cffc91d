import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The Web Content Accessibility Guidelines up to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half-faded text has half the contrast, so what moves comes to rest first. */
async function animationsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/**
 * Checks the page as it is now, open dialogs included.
 * @throws with every violation: its rule, what it means, and the elements concerned
 */
export async function checkAccessibility(page: Page): Promise<void> {
  await animationsAtRest(page);
  // The app has no frames; to look into those, the usual mode opens one more page for each check.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.withTags(tags).analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary}`),
  ]);
  throw new Error(`${page.url()} is not accessible:\n${lines.join('\n')}`);
}
