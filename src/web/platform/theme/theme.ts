import { themes } from '#contract/accounts.ts';

export type Theme = (typeof themes)[number];
export type AppliedTheme = Exclude<Theme, 'system'>;

// The script in index.html reads the same key before the first paint: public/first-paint.js.
const storageKey = 'theme';

// The browser's own bar continues what lies below it: the turf of a hero, or the page.
const barColors = { light: '#edf1ea', dark: '#09110d', turf: '#12382a' } as const;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The choice kept in this browser; null when there is none or it is not one of the three. */
export function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the choice for the next start. A browser that forbids storage just forgets it. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Private windows may refuse; the theme still holds for this visit.
  }
}

/** Marks the page root, which is what every colour follows. */
export function markTheme(applied: AppliedTheme): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', applied);
  root.style.setProperty('color-scheme', applied);
}

/** Colours the browser's bar for the theme, or for a turf hero at the top of the screen. */
export function markBar(applied: AppliedTheme, hero: boolean): void {
  const color = applied === 'light' && hero ? barColors.turf : barColors[applied];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
