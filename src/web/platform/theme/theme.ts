import { themes } from '#contract/accounts-schemas.ts';
import { browserText } from '../device/browser-value.ts';

export type Theme = (typeof themes)[number];
export type AppliedTheme = Exclude<Theme, 'system'>;

// public/first-paint.js, which index.html runs before the first paint, reads the same key.
const stored = browserText('theme');

// The browser's own bar has the color of the top of the page: the turf of a hero, or the page background.
const barColors = { light: '#edf1ea', dark: '#09110d', turf: '#12382a' } as const;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The choice stored in this browser; null if there is none or it is not one of the three. */
export function storedTheme(): Theme | null {
  const value = stored.read();
  return isTheme(value) ? value : null;
}

/** Stores the choice for the next start. Without storage, the choice is forgotten. */
export const storeTheme = (theme: Theme): void => void stored.keep(theme);

/** Marks the root element; all colors depend on this mark. */
export function markTheme(applied: AppliedTheme): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', applied);
  root.style.setProperty('color-scheme', applied);
}

/** Colors the browser's bar for the theme, or for a turf hero at the top of the screen. */
export function markBar(applied: AppliedTheme, hero: boolean): void {
  const color = applied === 'light' && hero ? barColors.turf : barColors[applied];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
