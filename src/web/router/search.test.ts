import { expect, test } from 'vitest';
import { parseSearch, readNext, readSocial, readToken, stringifySearch } from './search.ts';

test('a token of digits is parsed as a string', () => {
  expect(parseSearch('?token=0123&next=%2Fsetup')).toEqual({ token: '0123', next: '/setup' });
  expect(readToken(parseSearch('?token=1e5'))).toEqual({ token: '1e5' });
  expect(readToken(parseSearch('?token='))).toEqual({});
});

test('a written query is parsed back to the same values', () => {
  const search = stringifySearch({ next: '/setup?token=a b', gone: undefined });
  expect(parseSearch(search)).toEqual({ next: '/setup?token=a b' });
  expect(stringifySearch({})).toBe('');
});

test('the next parameter never leads to another site', () => {
  expect(readNext({ next: '/programs/p1' })).toEqual({ next: '/programs/p1' });
  expect(readNext({ next: 'https://elsewhere.example' })).toEqual({});
  expect(readNext({ next: '//elsewhere.example' })).toEqual({});
  expect(readNext({ next: '/\\elsewhere.example' })).toEqual({});
  expect(readNext({ next: '/\t/elsewhere.example' })).toEqual({});
  expect(readNext({})).toEqual({});
});

test('the social screen accepts only its own tabs and any golfer', () => {
  expect(readSocial({ tab: 'friends', golfer: 'g1' })).toEqual({ tab: 'friends', golfer: 'g1' });
  expect(readSocial({ tab: 'leaderboards' })).toEqual({ tab: 'leaderboards' });
  expect(readSocial({ tab: 'enemies', golfer: '', token: 'x' })).toEqual({});
});
