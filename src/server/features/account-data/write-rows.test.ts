import { expect, test } from 'vitest';
import { csvText } from './write-rows.ts';

async function written(value: unknown): Promise<string> {
  async function* chunks() {
    yield [{ value }];
  }
  const parts = await Array.fromAsync(csvText(['value'], chunks()));
  const [, line = ''] = parts.join('').split('\r\n');
  return line;
}

test.each(['-2.4', '+3', '18.2', 7, -12.5, '0'])(
  '%s is a number in a spreadsheet',
  async (value) => {
    expect(await written(value)).toBe(String(value));
  },
);

test.each([
  '=1+1',
  '+1-1',
  '-a',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－a',
  '＠a',
  ' =1',
  '-2.4-1',
  '+49 170 1',
])('text that starts like a formula is no formula in a spreadsheet: %s', async (value) =>
  expect(await written(value)).toBe(`'${value}`),
);

test.each(['Range', "'quoted", '2 + 2 = 4', 'a-b'])(
  'other text is unchanged: %s',
  async (value) => {
    expect(await written(value)).toBe(value);
  },
);
