import { expect, test } from 'vitest';
import { getTranslation } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from './api/failures.ts';
import { errorText } from './error-text.ts';

const refused = (text: string) => new ApiError({ status: 409, statusText: 'Conflict', text });

test('a server error is shown in the golfer’s language by its code', () => {
  expect(errorText(refused('{"code":"email_taken","message":"taken"}'))).toBe(
    'An account with this e-mail already exists. Sign in instead.',
  );
});

test('a lost connection has its own text', () => {
  expect(errorText(new OfflineError())).toBe('The connection dropped.');
});

test.each([refused('<html>'), refused('{"code":"new_one"}'), new Error('x'), 'x', undefined])(
  'an unexpected error shows the general text: %s',
  (error) => expect(errorText(error)).toBe('Something went wrong on our side. Please try again.'),
);

test('numbers follow the language of the text, and values are not escaped', () => {
  const { t } = getTranslation('app');
  expect(t('level.toNext', { xp: 1000, next: 8 })).toBe('1,000 XP to level 8');
  expect(t('documentTitle', { screen: 'Long & short' })).toBe('Long & short · Pinhigh');
});
