import type { accountData } from '#contract/account-data.ts';
import { type CasesOf, takesNothing } from './cases.ts';

export const accountDataCases: CasesOf<typeof accountData> = {
  exportData: takesNothing,
};
