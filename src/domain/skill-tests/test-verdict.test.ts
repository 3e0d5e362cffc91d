import { describe, expect, test } from 'vitest';
import { verdictOfTest } from './test-verdict.ts';

describe('a score of a skill test', () => {
  test('is the first, then completes the baseline, and is then compared with the baseline', () => {
    expect(verdictOfTest('putting-test', [30])).toEqual({ verdict: 'first', start: 30, needed: 0 });
    expect(verdictOfTest('putting-test', [30, 34])).toMatchObject({ verdict: 'start', start: 32 });
    expect(verdictOfTest('putting-test', [30, 34, 35])).toMatchObject({ verdict: 'not_sure' });
    expect(verdictOfTest('putting-test', [30, 34, 50])).toMatchObject({
      verdict: 'better',
      start: 32,
    });
    expect(verdictOfTest('putting-test', [30, 34, 16])).toMatchObject({ verdict: 'worse' });
  });

  test('says how many points would be a change', () => {
    const { start = 0, needed = 0 } = verdictOfTest('putting-test', [30, 34, 35]) ?? {};
    expect(verdictOfTest('putting-test', [30, 34, start + needed])?.verdict).toBe('better');
  });

  test('has no verdict for other drills', () => {
    expect(verdictOfTest('clock-putting', [12, 14, 16])).toBeNull();
  });
});
