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

test.each([refused('<html>'), refused('{"code":"new_one"}')])(
  'an unexpected answer shows the general text: %s',
  (error) => expect(errorText(error)).toBe('Something went wrong on our side. Please try again.'),
);

test.each([new RangeError('Incorrect locale'), 'x', undefined])(
  'a fault of the app does not blame the connection: %s',
  (error) => expect(errorText(error)).toBe('This is a fault of Pinhigh, not of your connection.'),
);

test('numbers follow the language of the text, and values are not escaped', () => {
  const { t } = getTranslation('app');
  expect(t('level.toNext', { xp: 1000, next: 8 })).toBe('1,000 XP to level 8');
  expect(t('documentTitle', { screen: 'Long & short' })).toBe('Long & short · Pinhigh');
});
