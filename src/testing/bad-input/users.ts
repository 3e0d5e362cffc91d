import type { users } from '#contract/users.ts';
import { type CasesOf, choiceFaults, lineFaults, requiredFaults } from './cases.ts';

const longer = (length: number) => 'x'.repeat(length + 1);
const nobody = { params: { id: 'nobody' } };

/** Even valid input names a nonexistent account, because the golfers of the test scenario are still needed. */
export const userCases: CasesOf<typeof users> = {
  list: {
    good: () => ({ query: { search: 'nora', cursor: 'nora@example.com' } }),
    faults: {
      search: { 'too long': longer(100), 'with a line break': 'no\nra' },
      cursor: { 'too long': longer(254), 'with a line break': 'no\nra' },
    },
  },
  create: {
    good: () => ({ body: { name: 'Ida Berg', email: 'ida.berg@example.com' } }),
    end: 201,
    faults: {
      name: { ...lineFaults(100), ...requiredFaults },
      email: { ...choiceFaults, 'without a domain': 'ida@' },
    },
  },
  makeResetLink: { good: () => nobody, end: 404, ids: { id: 'shared' } },
  setAdministrator: {
    good: () => ({ ...nobody, body: { isAdmin: true } }),
    end: 404,
    faults: { isAdmin: { missing: undefined, 'a word': 'yes', 'a number': 1 } },
    ids: { id: 'shared' },
  },
  endSessions: { good: () => nobody, end: 404, ids: { id: 'shared' } },
};
