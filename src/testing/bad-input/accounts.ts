import type { accounts } from '#contract/accounts.ts';
import {
  type Cases,
  type CasesOf,
  choiceFaults,
  idFaults,
  lineFaults,
  noText,
  requiredFaults,
  takesNothing,
} from './cases.ts';

const password = 'fairway-finder';

const emailFaults = {
  ...choiceFaults,
  'without a domain': 'nora@',
  'too long': `${'x'.repeat(250)}@example.com`,
  'with a control character': 'nora\u0000@example.com',
};
const passwordFaults = { 'too short': 'short', 'too long': 'x'.repeat(129), 'a number': 12345678 };
const knownPasswordFaults = { empty: '', 'too long': 'x'.repeat(129), 'a number': 5 };
const tokenFaults = { ...idFaults, 'too long': 'x'.repeat(201) };
const handicapFaults = {
  'no number': 'scratch',
  'better than +10.0': '-10.1',
  'beyond 54.0': 54.1,
  'of two decimals': '18.45',
  'a list': [18],
};
const zoneFaults = { ...choiceFaults, 'an offset': '+12:00' };

/** A link that is opened and not used up. */
const openedLink = {
  good: () => ({ query: { token: 'never-sent' } }),
  end: 400,
  faults: {
    token: { empty: '', 'with a null character': 'a\u0000b', 'too long': 'x'.repeat(201) },
  },
} satisfies Cases;

export const accountCases: CasesOf<typeof accounts> = {
  signUp: {
    good: () => ({
      body: {
        email: 'somebody.new@example.com',
        password,
        name: 'Nora Devlin',
        firstName: 'Nora',
        lastName: 'Devlin',
        timeZone: 'Pacific/Auckland',
        preferredLanguage: 'de',
        invitation: 'not-needed-here',
      },
    }),
    faults: {
      email: emailFaults,
      password: passwordFaults,
      invitation: { ...noText, empty: '', 'too long': 'x'.repeat(201) },
      name: { ...lineFaults(100), ...requiredFaults },
      firstName: lineFaults(60),
      lastName: lineFaults(60),
      timeZone: noText,
      preferredLanguage: choiceFaults,
    },
  },
  signIn: {
    good: ({ email }) => ({ body: { email, password } }),
    faults: {
      email: emailFaults,
      password: knownPasswordFaults,
    },
  },
  signInOptions: takesNothing,
  invitation: openedLink,
  // With any parameters, these redirect the browser to a page.
  startAtProvider: { good: () => ({}), end: 302 },
  returnFromProvider: { good: () => ({}), end: 302 },
  signOut: takesNothing,
  requestPasswordReset: {
    good: ({ email }) => ({ body: { email } }),
    faults: { email: emailFaults },
  },
  resetLink: openedLink,
  resetPassword: {
    good: () => ({ body: { token: 'never-sent', newPassword: password } }),
    end: 400,
    faults: { token: tokenFaults, newPassword: passwordFaults },
  },
  signInMethods: takesNothing,
  changePassword: {
    good: () => ({ body: { currentPassword: password, newPassword: 'another-fairway' } }),
    faults: {
      currentPassword: { ...knownPasswordFaults, 'not the current one': 'no-fairway-at-all' },
      newPassword: { ...passwordFaults, common: 'password123' },
    },
  },
  changeEmail: {
    good: () => ({ body: { email: 'another.address@example.com', currentPassword: password } }),
    faults: {
      email: emailFaults,
      currentPassword: { ...knownPasswordFaults, 'not the current one': 'no-fairway-at-all' },
    },
  },
  confirmEmail: {
    good: () => ({ body: { token: 'never-sent' } }),
    end: 400,
    faults: { token: tokenFaults },
  },
  verifyEmail: {
    good: () => ({ body: { token: 'never-sent' } }),
    end: 400,
    faults: { token: { ...tokenFaults, 'too long': 'x'.repeat(1001) } },
  },
  currentUser: takesNothing,
  devices: takesNothing,
  signOutDevice: {
    good: () => ({ params: { id: 'no-such-session' } }),
    end: 404,
    ids: { id: 'own' },
  },
  signOutOthers: takesNothing,
  signOutEverywhere: takesNothing,
  updateProfile: {
    good: () => ({
      body: {
        firstName: 'Nora',
        lastName: null,
        currentHandicap: '18.4',
        goalHandicap: 12,
        preferredLanguage: 'en',
        preferredUnits: 'metric',
        themePreference: 'dark',
        handedness: 'left',
        reach: 'short',
        timeZone: 'Europe/Berlin',
      },
    }),
    faults: {
      firstName: lineFaults(60),
      lastName: lineFaults(60),
      currentHandicap: handicapFaults,
      goalHandicap: handicapFaults,
      preferredLanguage: choiceFaults,
      preferredUnits: choiceFaults,
      handedness: choiceFaults,
      reach: choiceFaults,
      themePreference: choiceFaults,
      timeZone: zoneFaults,
    },
  },
  adminProof: takesNothing,
  setupLink: openedLink,
  claimSetup: {
    good: () => ({ body: { token: 'never-printed' } }),
    end: 404,
    faults: { token: tokenFaults },
  },
  testWelcomeEmail: takesNothing,
};
