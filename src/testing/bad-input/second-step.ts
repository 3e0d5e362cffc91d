import type { secondStep } from '#contract/second-step.ts';
import { longestTypedCode } from '#domain/second-step/code.ts';
import { type CasesOf, lineFaults, requiredFaults, takesNothing } from './cases.ts';

const codeFaults = { ...lineFaults(longestTypedCode), ...requiredFaults };

const proven = {
  good: () => ({ body: { currentPassword: 'fairway-finder' } }),
  faults: { currentPassword: { empty: '', 'a number': 5, 'not the current one': 'no-fairway' } },
};

export const secondStepCases: CasesOf<typeof secondStep> = {
  enterCode: { good: () => ({ body: { code: '123456' } }), end: 401, faults: { code: codeFaults } },
  read: takesNothing,
  startCodes: proven,
  // One-time codes of the test scenario's golfer are off.
  confirmCodes: {
    good: () => ({ body: { code: '123 456' } }),
    end: 404,
    faults: { code: codeFaults },
  },
  renewRecoveryCodes: { ...proven, end: 404 },
  turnOffCodes: proven,
};
