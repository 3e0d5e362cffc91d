import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { lazily } from './lazily.ts';

const there = { Tip: () => 'Keep your head still' };
const missing = () => Promise.reject(new Error('not there'));

test('a component that was preloaded is shown at once, without its fallback', async () => {
  const Tip = lazily(async () => there, 'Tip');
  await Tip.preload();
  const fallback = vi.fn(() => null);
  const Fallback = () => fallback();
  await renderScreen(
    <Suspense fallback={<Fallback />}>
      <Tip />
    </Suspense>,
  );
  expect(screen.getByText('Keep your head still')).toBeDefined();
  expect(fallback).not.toHaveBeenCalled();
});

test('code that did not arrive is asked for again', async () => {
  const load = vi.fn(async () => there).mockImplementationOnce(missing);
  const Tip = lazily(load, 'Tip');
  vi.stubGlobal('fetch', missing);
  await expect(Tip.preload()).rejects.toThrow('did not arrive');
  await Tip.preload();
  await renderScreen(<Tip />);
  expect(screen.getByText('Keep your head still')).toBeDefined();
});

test('a component that the screen can do without is left out', async () => {
  const Tip = lazily<typeof there, 'Tip'>(missing, 'Tip', 'omitted');
  await renderScreen(
    <Suspense fallback="Loading">
      Practice <Tip />
    </Suspense>,
  );
  expect(await screen.findByText('Practice')).toBeDefined();
});
