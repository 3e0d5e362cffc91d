import { useEffect, useEffectEvent } from 'react';
import type { Theme } from '#web/platform/theme/theme.ts';
import { useTheme } from '#web/platform/theme/theme-provider.tsx';

/** Shows a theme at once when it is chosen; leaving without saving brings the saved one back. */
export function useThemePreview(saved: Theme): (theme: Theme) => void {
  const { setTheme } = useTheme();
  const restore = useEffectEvent(() => setTheme(saved));
  useEffect(() => restore, []);
  return setTheme;
}
