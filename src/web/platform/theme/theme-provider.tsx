import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { mediaStore } from '../browser/media-store.ts';
import { useStore } from '../store.ts';
import { type AppliedTheme, markTheme, storedTheme, storeTheme, type Theme } from './theme.ts';

type ThemeState = {
  /** The golfer's choice. */
  readonly theme: Theme;
  /** The theme on screen: `system` is resolved to light or dark. */
  readonly applied: AppliedTheme;
  /** Applies a choice at once and stores it in this browser. */
  readonly setTheme: (theme: Theme) => void;
};

const ThemeContext = createContext<ThemeState | null>(null);

const deviceDarkness = mediaStore('(prefers-color-scheme: dark)');

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, choose] = useState<Theme>(() => storedTheme() ?? 'system');
  const deviceIsDark = useStore(deviceDarkness);
  const device = deviceIsDark ? 'dark' : 'light';
  const applied = theme === 'system' ? device : theme;

  useLayoutEffect(() => markTheme(applied), [applied]);

  const setTheme = (next: Theme) => {
    storeTheme(next);
    choose(next);
  };
  return <ThemeContext value={{ theme, applied, setTheme }}>{children}</ThemeContext>;
}

/** The theme and a function to change it. Throws outside a ThemeProvider. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme must be used within a ThemeProvider');
  return state;
}
