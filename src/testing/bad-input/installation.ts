import type { installation } from '#contract/installation.ts';
import { clubNameLength, mostMailDomains } from '#contract/installation-schemas.ts';
import { mostInvitationUses } from '#domain/installation/joining.ts';
import { type CasesOf, choiceFaults, countFaults, lineFaults, takesNothing } from './cases.ts';

const domains = (count: number) => Array.from({ length: count }, (_, at) => `golf${at}.example`);

export const installationCases: CasesOf<typeof installation> = {
  read: takesNothing,
  change: {
    good: () => ({
      body: {
        clubName: 'Lindensee',
        language: 'de',
        signUp: 'open',
        mailDomains: ['lindensee.example'],
        signIn: 'any',
        versionCheck: 'off',
        adminSecondStep: 'optional',
      },
    }),
    faults: {
      clubName: lineFaults(clubNameLength),
      language: choiceFaults,
      signUp: choiceFaults,
      mailDomains: {
        'a text': 'lindensee.example',
        'an address': ['nora@lindensee.example'],
        'a URL': ['https://lindensee.example'],
        'a word': ['localhost'],
        'too many': domains(mostMailDomains + 1),
      },
      adminSecondStep: choiceFaults,
      signIn: { ...choiceFaults, 'the provider without a provider': 'provider' },
      versionCheck: choiceFaults,
    },
  },
  invitations: takesNothing,
  invite: {
    good: () => ({ body: { email: 'new.member@example.com', days: 7, uses: 20 } }),
    faults: {
      email: { ...choiceFaults, 'without a domain': 'nora@' },
      days: { 'a text': '7', 'no choice': 8, 'a fraction': 7.5, nothing: null },
      uses: countFaults(1, mostInvitationUses),
    },
  },
  revokeInvitation: {
    good: () => ({ params: { id: 'no-such-link' } }),
    end: 404,
    ids: { id: 'shared' },
  },
};
