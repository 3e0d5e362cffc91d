// Before the first paint: the theme kept in this browser, or the device's. The app takes over from
// here (src/web/platform/theme/theme.ts). A plain file, since the content policy allows no inline script.
(() => {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      const theme = localStorage.getItem('theme');
      return theme === 'light' || theme === 'dark' ? theme : null;
    } catch {
      // Storage is forbidden: the device decides.
      return null;
    }
  };
  const show = (theme) => {
    const root = document.documentElement;
    root.setAttribute('data-theme', theme);
    root.style.setProperty('color-scheme', theme);
    const bar = theme === 'dark' ? '#09110d' : '#edf1ea';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  };
  const ofDevice = () => (device.matches ? 'dark' : 'light');
  show(chosen() ?? ofDevice());
  device.addEventListener('change', () => chosen() ?? show(ofDevice()));
})();
