import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import type { Feature } from '#i18n/translate.ts';
import { forgetLanguage } from './forget-language.tsx';

// The files of a worker share one window and the libraries, which take longest to load. What a file could
// leave to the next one begins anew: our own modules, the page, its address and its storage.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
// A departure that an earlier file left behind, such as the way to sign in half a second after an answer of
// 401, would take the page of this file away. Tests of departures put their own functions here.
location.assign = () => {};
localStorage.clear();
sessionStorage.clear();
forgetLanguage();

// All of it at once, so that no test waits for texts.
const { loadCatalogs } = await import('#web/i18n/translation.ts');
const files = Object.keys(import.meta.glob('../i18n/en/*.json'));
await loadCatalogs(...files.map((file) => file.replace(/^.*\/|\.json$/g, '') as Feature));

// A busy machine may need seconds for what usually takes milliseconds. Waiting ends once it is there.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
