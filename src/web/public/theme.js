// Before the first paint: the theme kept in this browser, or the device's. The app takes over from
// here (src/web/platform/theme/theme.ts). A plain file, since the content policy allows no inline script.
(() => {
  let theme = 'system';
  try {
    theme = localStorage.getItem('theme') ?? theme;
  } catch {
    // Storage is forbidden: the device decides.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  const root = document.documentElement;
  root.setAttribute('data-theme', theme);
  root.style.setProperty('color-scheme', theme);
  const bar = theme === 'dark' ? '#09110d' : '#edf1ea';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
})();
