import type { secondStep } from '#contract/second-step.ts';
import { longestTypedCode } from '#domain/second-step/code.ts';
import { passkeyNameLength } from '#domain/second-step/passkey.ts';
import { type CasesOf, lineFaults, noText, requiredFaults, takesNothing } from './cases.ts';

const codeFaults = { ...lineFaults(longestTypedCode), ...requiredFaults };

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const passkeyFaults = {
  ...noText,
  nothing: {},
  'with bytes in another form': { ...passkey, id: '/+==' },
};

const proven = {
  good: () => ({ body: { currentPassword: 'fairway-finder' } }),
  faults: { currentPassword: { empty: '', 'a number': 5, 'not the current one': 'no-fairway' } },
};

export const secondStepCases: CasesOf<typeof secondStep> = {
  enterCode: { good: () => ({ body: { code: '123456' } }), end: 401, faults: { code: codeFaults } },
  passkeyOptions: takesNothing,
  // The browser of the test scenario has asked for no options.
  enterPasskey: {
    good: () => ({
      body: {
        credential: {
          ...passkey,
          response: {
            clientDataJSON: 'e30',
            authenticatorData: 'AAAA',
            signature: 'AAAA',
          },
        },
      },
    }),
    end: 400,
    faults: { credential: passkeyFaults },
  },
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
  startPasskey: proven,
  addPasskey: {
    good: () => ({
      body: {
        name: 'Laptop',
        credential: {
          ...passkey,
          response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: ['internal'] },
        },
      },
    }),
    end: 400,
    faults: {
      name: { ...lineFaults(passkeyNameLength), ...requiredFaults },
      credential: passkeyFaults,
    },
  },
  removePasskey: {
    good: ({ passkeyId: id }) => ({
      params: { id },
      body: { currentPassword: 'fairway-finder' },
    }),
    faults: proven.faults,
    ids: { id: 'own' },
  },
};
