import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const token = 'q3Zt81LmVw0aXkP7RbYcD5fGh2';

test.each([
  ['an address', 'No account for nora.devlin@example.com here', 'No account for [e-mail] here'],
  [
    'what a link carries',
    `Failed to fetch https://golf.example.org/reset-password?token=${token} twice`,
    'Failed to fetch https://golf.example.org/reset-password twice',
  ],
  ['a token', `Unknown token ${token}`, 'Unknown token [secret]'],
  [
    'a token in a path',
    `GET /api/calendar/${token}/feed.ics`,
    'GET /api/calendar/[secret]/feed.ics',
  ],
  [
    'a token of letters alone in the path of a coach’s page',
    `404 /api/coach/${'aBcD-_'.repeat(7)}z`,
    '404 /api/coach/[secret]',
  ],
  [
    'typed text',
    `Unexpected token 'M', "My notes of today" is not valid JSON`,
    `Unexpected token 'M', "…" is not valid JSON`,
  ],
])('%s is removed from the log', (_, line, redacted) => {
  expect(redact(line)).toBe(redacted);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'weekNumber')",
  'at CompleteSessionDialog (/assets/complete-session-dialog-Bx81Lm.js:12:345)',
  '500: GET /api/user/scheduled-sessions/0b6f4a1e-58a1-4f6f-9e0d-2f0a5c1d7e33',
])('information about the error is kept: %s', (line) => {
  expect(redact(line)).toBe(line);
});

test('redacting a text twice gives the same result as redacting it once', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(token, `"${token}"`, 'nora@example.com', 'https://a.example?b=1#c', '"', '/'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = redact(pieces.join(' '));
      expect(redact(once)).toBe(once);
    }),
  );
});
