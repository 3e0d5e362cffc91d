import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionCounts } from './session-counts.tsx';

test.each([
  [{ done: 7, skipped: 2, missed: 0 }, '7 done, 2 skipped'],
  [{ done: 7, skipped: 1, missed: 3 }, '7 done, 1 skipped, 3 missed'],
  [{ done: 0, skipped: 0, missed: 1 }, '0 done, 1 missed'],
  [{ done: 7, skipped: 0, missed: 0 }, ''],
])('the counts %o read "%s" and are empty when every session is done', (counts, words) => {
  const { container } = render(<SessionCounts {...counts} />);
  expect(container.textContent).toBe(words);
});
