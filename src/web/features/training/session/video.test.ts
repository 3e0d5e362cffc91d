import { expect, test } from 'vitest';
import { isFilm, webPage } from './video.ts';

test('a video file plays in the session, whether it is local or on another site', () => {
  expect(isFilm('/media/gate.mp4')).toBe(true);
  expect(isFilm(`/api/media/${'5f'.repeat(32)}`)).toBe(true);
  expect(isFilm('https://films.example.org/gate.webm?size=720')).toBe(true);
});

test('a web page about a video opens on its own', () => {
  expect(isFilm('https://films.example.org/watch?v=gate.mp4')).toBe(false);
  expect(webPage('https://films.example.org/watch?v=1')).toBe(
    'https://films.example.org/watch?v=1',
  );
});

test('an address without a web protocol is never opened', () => {
  expect(webPage('javascript:alert(1)')).toBeNull();
  expect(isFilm('javascript:alert(1).mp4')).toBe(false);
});
