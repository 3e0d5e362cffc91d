// Before the first paint. A plain file, since the content policy allows no inline script; the landing page
// has it in its own.

// The theme kept in this browser, or the device's. The app takes over from here
// (src/web/platform/theme/theme.ts).
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

// Safari does not have Temporal, and the app cannot start without: src/web/app/start.tsx. The build adds the address.
(() => {
  const { temporal: href } = document.currentScript?.dataset ?? {};
  if (!href || 'Temporal' in globalThis) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.append(link);
})();

// The frame of the home screen as the app has kept it (src/web/app/keep-frame.tsx): header, navigation and
// skeleton, until the app itself has rendered.
(() => {
  const kept = () => {
    try {
      const frame = JSON.parse(localStorage.getItem('frame') ?? 'null');
      const build = document.querySelector('meta[name="build"]')?.getAttribute('content');
      const isValid = frame?.build === build && frame.golfer === localStorage.getItem('golfer');
      // A shortcut leads from there to today's session.
      const isHome = location.pathname === '/' && !location.search.includes('open=session');
      return isValid && isHome ? frame : null;
    } catch {
      // Storage is forbidden: the app does without.
      return null;
    }
  };
  const load = (href) =>
    new Promise((onload, onerror) => {
      const sheet = document.createElement('link');
      Object.assign(sheet, { rel: 'stylesheet', crossOrigin: '', href, onload, onerror });
      document.head.append(sheet);
    });
  const isMissing = (href) => document.querySelector(`link[href="${href}"]`) === null;

  class KeptFrame extends HTMLElement {
    async connectedCallback() {
      // The app presses it once it is there: src/web/app/replace-static-html.ts.
      this.addEventListener('click', ({ target }) => {
        this.pressed = target.closest('button');
      });
      // The server may have sent a screen.
      const frame = 'sent' in this.dataset ? null : kept();
      if (frame === null) return;
      await Promise.all(frame.sheets.filter(isMissing).map(load));
      this.lang = frame.language;
      this.innerHTML = frame.html;
    }
  }
  customElements.define('kept-frame', KeptFrame);
})();

// Behind a screen that the server has sent, the code of the app comes once that is painted, or once somebody uses
// the page.
document.addEventListener('DOMContentLoaded', () => {
  const code = document.getElementById('app-code');
  if (code === null) return;
  const start = () => document.head.append(code.content);
  if ('whenUsed' in code.dataset) {
    const uses = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'change'];
    const waiting = new AbortController();
    const onUse = ({ type, movementX, movementY }) => {
      // A mouse that rests where the page appears is told of, too.
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      waiting.abort();
      start();
    };
    for (const use of uses) document.addEventListener(use, onUse, { signal: waiting.signal });
    // Fetched before, and not run.
    const fetchCode = () => document.head.append(...code.content.querySelectorAll('link'));
    addEventListener('load', () => setTimeout(fetchCode, 1000));
    return;
  }
  // A page that nobody sees is not painted, and some browsers do not tell.
  if (document.hidden) start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
});
