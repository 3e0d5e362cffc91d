import { describe, expect, test } from 'vitest';
import { isPersonal, strengthOf } from './password.ts';

const nora = { email: 'nora.devlin@example.com', names: ['Nora Devlin', 'Nora', 'Devlin'] };

describe('the check for personal passwords', () => {
  test.each([
    ...['nora.devlin@example.com', 'Nora.Devlin@Example.com', 'nora.devlin', 'noradevlin'],
    ...['Nora Devlin', 'NORA-DEVLIN', 'ｎｏｒａ ｄｅｖｌｉｎ', 'devlin'],
  ])('rejects %s', (password) => {
    expect(isPersonal(password, nora)).toBe(true);
  });

  test.each(['nora putts well', 'fairway-finder', '--------', '', 'noradevlin72'])(
    'accepts %j, which is neither the address nor the name',
    (password) => {
      expect(isPersonal(password, nora)).toBe(false);
      expect(isPersonal(password, {})).toBe(false);
      expect(isPersonal(password, { email: '', names: ['', null, undefined] })).toBe(false);
    },
  );
});

describe('the strength of a password', () => {
  test.each([
    ['weak', ['x7#kQ2!p', 'password123', 'qwertyqwerty', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop']],
    ['weak', ['123456789012', 'abababababababab', 'Password1!', 'nora.devlin@example.com', '']],
    ['fair', ['three putts', 'chip on ten', 'wedge-wedge']],
    [
      'strong',
      [
        'fairway-finder',
        'correct horse battery',
        'früh am ersten Abschlag',
        '練習は毎朝六時から始まる一番ホール',
      ],
    ],
  ] as const)('is %s', (strength, passwords) => {
    const found = passwords.map((password) => [password, strengthOf(password, nora)]);
    expect(found).toEqual(passwords.map((password) => [password, strength]));
  });
});
