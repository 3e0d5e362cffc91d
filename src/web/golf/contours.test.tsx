import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contourUrl } from './contour-urls.ts';
import { Contours } from './contours.tsx';

test('lines and flag come from one file, in a frame that is rendered immediately', () => {
  const { container } = render(<Contours seed="break-100" pin />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(used.map((href) => href.split('#')[1])).toEqual(['bands', 'shade', 'lit', 'pin']);
  expect(new Set(used.map((href) => href.split('#')[0]))).toEqual(
    new Set([contourUrl('break-100')]),
  );
});

test('every built-in program has its own contours, the same at every visit', () => {
  expect(contourUrl('break-100')).toContain('covers/break-100.svg');
  expect(contourUrl('break-90')).toContain('covers/break-90.svg');
  expect(contourUrl('putting-at-home')).toContain('covers/putting-at-home.svg');
});

test('a program added after the build also has contours, the same at every visit', () => {
  const later = Array.from({ length: 40 }, (_, index) => contourUrl(`program-${index}`));
  expect(later).toEqual(later.map((_, index) => contourUrl(`program-${index}`)));
  expect(later.every((url) => url.includes('covers/spare-'))).toBe(true);
  expect(new Set(later).size).toBeGreaterThan(3);
});
