import { expect, test } from 'vitest';
import { applyChanges, countProgram } from './counters.ts';

const programsWith = (completed: number, skipped: number) =>
  applyChanges(new Map(), countProgram({ completed, skipped })).get('programsCompleted') ?? 0;

test('a program counts as completed from four fifths of its sessions on', () => {
  const ofEighteen = [1, 14, 15, 18].map((completed) => programsWith(completed, 18 - completed));
  expect(ofEighteen).toEqual([0, 0, 1, 1]);
  expect([3, 4].map((completed) => programsWith(completed, 5 - completed))).toEqual([0, 1]);
});

test('a reopened program takes back what it counted', () => {
  const end = { completed: 15, skipped: 3 };
  const counters = applyChanges(new Map(), [...countProgram(end), ...countProgram(end, -1)]);
  expect(counters.get('programsCompleted')).toBe(0);
});

test('a program without a skipped session counts as one of those, and no other does', () => {
  const withoutSkip = (skipped: number) =>
    applyChanges(new Map(), countProgram({ completed: 18, skipped })).get('programsWithoutSkip');
  expect([withoutSkip(0), withoutSkip(1)]).toEqual([1, 0]);
});
