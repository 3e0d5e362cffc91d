import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import type { Feature } from '#i18n/translate.ts';
import { forgetLanguage } from './forget-language.tsx';

// Test files of a worker share one window and the loaded libraries, which take longest to load. Everything that
// one file could leave behind for the next is reset: our own modules, the page, its URL, and its storage.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
// A navigation still pending from an earlier file, such as the redirect to sign-in half a second after a 401
// response, would leave the page of this file. Tests of navigation install their own functions here.
location.assign = () => {};
localStorage.clear();
sessionStorage.clear();
forgetLanguage();

// Load all texts now, so that no test waits for them.
const { loadCatalogs } = await import('#web/i18n/translation.ts');
const files = Object.keys(import.meta.glob('../i18n/en/*.json'));
await loadCatalogs(...files.map((file) => file.replace(/^.*\/|\.json$/g, '') as Feature));

const { dismissToast } = await import('#web/platform/toast/toast.ts');
const { forgetValues } = await import('#web/platform/device/stored-value.ts');

// A busy machine may need seconds for something that usually takes milliseconds. Passing tests do not wait longer.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // Otherwise the next test would find the message of this one.
  dismissToast();
  forgetValues();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
