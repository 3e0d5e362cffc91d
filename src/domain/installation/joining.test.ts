import { expect, test } from 'vitest';
import { isAtDomain, mayJoinUninvited } from './joining.ts';

const verified = (email: string) => ({ email, isVerified: true });
const club = ['lindensee.example', 'golf.example'];

test('an address belongs to its own domain only, whatever its case', () => {
  expect(isAtDomain('nora@Lindensee.Example', club)).toBe(true);
  expect(isAtDomain('nora@golf.example', club)).toBe(true);
  for (const other of ['nora@sub.golf.example', 'nora@notgolf.example', 'golf.example@elsewhere'])
    expect(isAtDomain(other, club)).toBe(false);
});

test('an open installation lets everybody in, and a closed one nobody', () => {
  for (const email of ['nora@golf.example', 'nora@elsewhere.example']) {
    expect(mayJoinUninvited({ signUp: 'open', mailDomains: club }, verified(email))).toBe(true);
    expect(mayJoinUninvited({ signUp: 'closed', mailDomains: club }, verified(email))).toBe(false);
  }
});

test('where an invitation is needed, only addresses at the listed domains do without one', () => {
  const rule = { signUp: 'invitation', mailDomains: club } as const;
  expect(mayJoinUninvited(rule, verified('nora@golf.example'))).toBe(true);
  expect(mayJoinUninvited(rule, verified('nora@elsewhere.example'))).toBe(false);
  expect(mayJoinUninvited(rule, { email: 'nora@golf.example', isVerified: false })).toBe(false);
  expect(mayJoinUninvited({ ...rule, mailDomains: [] }, verified('nora@golf.example'))).toBe(false);
});
