import { expect, test } from 'vitest';
import { runsOfText, textOfDay } from './week-texts.ts';

const session = (scheduledDate: string, weekDescription: string) => ({
  scheduledDate,
  weekDescription,
  weekLanguage: 'en' as const,
});
const [monday, tuesday, thursday, friday] = [
  session('2026-05-11', 'Roll it.'),
  session('2026-05-12', 'Roll it.'),
  session('2026-05-14', 'Land it.'),
  session('2026-05-15', 'Roll it.'),
];

test('neighboring sessions with the same week text form one run, and a moved session splits it', () => {
  expect(runsOfText([monday, tuesday])).toEqual([
    { text: 'Roll it.', language: 'en', sessions: [monday, tuesday] },
  ]);
  expect(runsOfText([monday, tuesday, thursday, friday])).toEqual([
    { text: 'Roll it.', language: 'en', sessions: [monday, tuesday] },
    { text: 'Land it.', language: 'en', sessions: [thursday] },
    { text: 'Roll it.', language: 'en', sessions: [friday] },
  ]);
  expect(runsOfText([])).toEqual([]);
});

test('a day uses the text of its session or the next one, or of the last session of the week', () => {
  const week = [monday, thursday];
  expect(textOfDay(week, '2026-05-11')).toEqual({ text: 'Roll it.', language: 'en' });
  expect(textOfDay(week, '2026-05-13')?.text).toBe('Land it.');
  expect(textOfDay(week, '2026-05-17')?.text).toBe('Land it.');
  expect(textOfDay([], '2026-05-17')).toBeNull();
});
