import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import script from '../../public/first-paint.js?raw';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

type Listener = () => void;
let deviceIsDark = false;
const listeners = new Set<Listener>();
vi.stubGlobal('matchMedia', () => ({
  get matches() {
    return deviceIsDark;
  },
  addEventListener: (_: string, listener: Listener) => listeners.add(listener),
  removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
}));

const root = document.documentElement;
const shown = () => root.getAttribute('data-theme');

beforeEach(() => {
  localStorage.clear();
  deviceIsDark = false;
  root.removeAttribute('data-theme');
});

function Choice() {
  const { theme, setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme('dark')}>
      {theme}
    </button>
  );
}

const start = () =>
  render(
    <ThemeProvider>
      <Choice />
    </ThemeProvider>,
  );

test('the device decides the theme when nothing is stored', () => {
  deviceIsDark = true;
  start();
  expect(shown()).toBe('dark');
  expect(root.style.getPropertyValue('color-scheme')).toBe('dark');
});

test.each(['light', 'dark', 'system'])('the stored theme %s is restored', (kept) => {
  localStorage.setItem('theme', kept);
  start();
  expect(screen.getByRole('button').textContent).toBe(kept);
});

test('an invalid stored theme is ignored', () => {
  localStorage.setItem('theme', 'sepia');
  start();
  expect(screen.getByRole('button').textContent).toBe('system');
  expect(shown()).toBe('light');
});

test('a chosen theme applies immediately and is stored', () => {
  start();
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('the system theme follows the device when it turns dark', () => {
  start();
  expect(shown()).toBe('light');
  deviceIsDark = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(shown()).toBe('dark');
});

test('a chosen theme does not follow the device', () => {
  localStorage.setItem('theme', 'light');
  start();
  deviceIsDark = true;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(shown()).toBe('light');
});

test('reading the theme outside its provider throws an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Choice />)).toThrow('useTheme must be used within a ThemeProvider');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['sepia', false, 'light'],
])(
  'before the app loads, the stored theme %s is applied correctly (dark device: %s)',
  (kept, dark, expected) => {
    localStorage.setItem('theme', kept);
    deviceIsDark = dark;
    new Function('customElements', script)({ define: () => {} });
    expect(shown()).toBe(expected);
  },
);
