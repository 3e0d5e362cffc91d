import type { accountData } from '#contract/account-data.ts';
import { type CasesOf, lineFaults, requiredFaults, takesNothing } from './cases.ts';

export const accountDataCases: CasesOf<typeof accountData> = {
  exportData: takesNothing,
  requestDeletion: {
    good: ({ email }) => ({ body: { email, password: 'fairway-finder' } }),
    faults: {
      email: { ...lineFaults(254), ...requiredFaults, 'of another': 'somebody@example.com' },
      password: {
        'a number': 5,
        'a list': ['a'],
        empty: '',
        wrong: 'a-long-putter',
        'too long': 'x'.repeat(129),
      },
    },
  },
};
