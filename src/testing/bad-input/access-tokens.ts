import type { accessTokens } from '#contract/access-tokens.ts';
import { tokenNameLength } from '#domain/access-tokens/access-token.ts';
import { type CasesOf, choiceFaults, lineFaults, requiredFaults, takesNothing } from './cases.ts';

export const accessTokenCases: CasesOf<typeof accessTokens> = {
  list: takesNothing,
  create: {
    good: () => ({ body: { name: 'Spreadsheet', scope: 'log', days: 90 } }),
    faults: {
      name: { ...lineFaults(tokenNameLength), ...requiredFaults },
      scope: choiceFaults,
      days: { 'a text': '90', 'no choice': 60, 'a fraction': 90.5 },
    },
  },
  revoke: {
    good: ({ accessTokenId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
};
