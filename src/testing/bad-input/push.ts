import type { push } from '#contract/push.ts';
import { type CasesOf, lineFaults, requiredFaults, takesNothing } from './cases.ts';

const endpointFaults = {
  ...lineFaults(1000),
  ...requiredFaults,
  'without encryption': 'http://push.example.com/device',
  'of another scheme': 'file:///etc/passwd',
  'with a password': 'https://golfer:secret@push.example.com/device',
  'longer than any': `https://push.example.com/${'x'.repeat(1000)}`,
};

const endpoint = 'https://push.example.com/device';

/** The base point of P-256, a well-known public key. */
const p256dhKey =
  'BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU=';

export const pushCases: CasesOf<typeof push> = {
  publicKey: takesNothing,
  subscribe: {
    good: () => ({ body: { endpoint, p256dhKey, authKey: 'AAECAwQFBgcICQoLDA0ODw==' } }),
    faults: {
      endpoint: { ...endpointFaults, 'at a private address': 'https://10.0.0.7/device' },
      p256dhKey: {
        ...lineFaults(88),
        ...requiredFaults,
        'a byte short': Buffer.alloc(64, 4).toString('base64'),
        'a byte long': Buffer.alloc(66, 4).toString('base64'),
        'no point of the curve': Buffer.alloc(65, 4).toString('base64'),
      },
      authKey: {
        ...lineFaults(24),
        ...requiredFaults,
        'a byte short': Buffer.alloc(15).toString('base64'),
        'a byte long': Buffer.alloc(17).toString('base64'),
      },
    },
  },
  unsubscribe: { good: () => ({ body: { endpoint } }), faults: { endpoint: endpointFaults } },
  list: takesNothing,
  test: { good: () => ({}), end: 404 },
  testAsAdmin: { good: () => ({}), end: 409 },
};
