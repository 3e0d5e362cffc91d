import { expect, test } from 'vitest';
import { readTypedCode, writeRecoveryCode } from './code.ts';

test('a code from an app may be typed with the space that the app shows', () => {
  for (const typed of ['123456', '123 456', ' 123456 '])
    expect(readTypedCode(typed)).toEqual({ kind: 'oneTime', code: '123456' });
});

test('a recovery code may be typed in capitals, without its hyphen, and with spaces', () => {
  const code = writeRecoveryCode('abcde23456');
  expect(code).toBe('abcde-23456');
  for (const typed of [code, 'ABCDE-23456', 'abcde23456', ' abcde 23456'])
    expect(readTypedCode(typed)).toEqual({ kind: 'recovery', code });
});

test('anything else is no code', () => {
  for (const typed of ['', '12345', '1234567', 'abcde-2345', 'abcde-2345l', 'ａbcde-23456'])
    expect(readTypedCode(typed)).toBeNull();
});
