import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contourPaths } from '#drawing/contours/contour-paths.ts';
import { makeField } from '#drawing/contours/height-field.ts';
import { groundOf } from '../ui/grounds.ts';
import { Contours } from './contours.tsx';

test('lines arrive after the first paint, in a frame that is there from the start', async () => {
  const { container } = render(<Contours seed="break-100" pin />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 360 210');
  expect(container.querySelector('.c-lit')).toBeNull();
  await waitFor(() => expect(container.querySelector('.c-lit')).not.toBeNull());
  expect(container.querySelectorAll('.c-band path')).toHaveLength(13);
  expect(container.querySelector('.c-pin-flag')).not.toBeNull();
});

test('drawn in slices, the ground is the one drawn in one go', async () => {
  const { container } = render(<Contours seed="summary" />);
  await waitFor(() => expect(container.querySelector('.c-lit')).not.toBeNull());
  const ground = groundOf('summary');
  const whole = contourPaths(makeField(ground), { levels: ground.levels, bands: true });
  expect(container.querySelector('.c-lit')?.getAttribute('d')).toBe(whole.lit);
  expect(container.querySelector('.c-shade')?.getAttribute('d')).toBe(whole.shade);
});

test('every program grows its own ground, the same at every visit, with the pin clear of its name', () => {
  expect(groundOf('break-100')).toEqual(groundOf('break-100'));
  expect(groundOf('break-100')).not.toEqual(groundOf('putting-at-home'));
  for (const seed of ['a', 'first-season', 'putting-at-home']) {
    const [x] = groundOf(seed).pin ?? [0];
    expect(x).toBeGreaterThan(240);
  }
});
