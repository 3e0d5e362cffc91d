import * as z from 'zod/mini';
import { unitSystems } from '#domain/drills/distance.ts';
import { handednesses } from '#domain/drills/handedness.ts';
import { languages } from '#domain/language.ts';
import type { Reach } from '#domain/skill-tests/ball-model.ts';
import {
  device,
  knownPassword,
  nameLength,
  newPassword,
  profileChanges,
  signInMethods,
  signInOptions,
  themes,
} from './accounts-schemas.ts';
import { type Endpoints, endpoint, redirect } from './endpoint.ts';
import {
  email,
  instant,
  line,
  longToken,
  madeId,
  optional,
  reportedTimeZone,
  requiredLine,
  success,
  token,
} from './fields.ts';

export const user = z.object({
  id: z.string(),
  createdAt: instant,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  currentHandicap: z.nullable(z.string()),
  goalHandicap: z.nullable(z.string()),
  preferredLanguage: z.enum(languages),
  preferredUnits: z.enum(unitSystems),
  handedness: z.enum(handednesses),
  /** The distances used in full-shot skill tests. */
  reach: z.custom<Reach>(),
  themePreference: z.enum(themes),
  timeZone: z.string(),
  isAdmin: z.boolean(),
});
export type User = z.output<typeof user>;

const session = z.object({ user });
/** The check of a link that somebody has opened. */
const openedLink = {
  method: 'GET',
  auth: 'public',
  rateClass: 'credentials',
  query: z.object({ token }),
} as const;

/** Nearly every read depends on the golfer's name, units, language, time zone or handedness. */
const changedWithProfile = ['/api/auth/user', '/api/user/', '/api/programs'];

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Create an account and sign in; if user is null, an email explains the next steps',
    body: z.object({
      email,
      password: newPassword,
      name: requiredLine(nameLength.whole, 'name_required'),
      firstName: optional(line(nameLength.part)),
      lastName: optional(line(nameLength.part)),
      timeZone: optional(reportedTimeZone),
      preferredLanguage: optional(z.enum(languages)),
      /** The token of an invitation link or of the setup link, where not everybody may sign up. */
      invitation: optional(token),
    }),
    response: z.object({ user: z.nullable(user) }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Sign in with email and password',
    body: z.object({
      email,
      password: knownPassword,
    }),
    /** Signing in cancels a deletion that the golfer had requested. */
    response: z.extend(session, { deletionTakenBack: z.boolean() }),
  }),
  signInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    auth: 'public',
    anonymous: true,
    summary:
      'Return how one signs in and up here: the name of the OpenID Connect provider, and who may join',
    response: signInOptions,
  }),
  invitation: endpoint({
    ...openedLink,
    path: '/api/auth/invitation',
    summary:
      'Answer whether an invitation link works, with the address it is for; it is not used up',
    response: z.object({ email: z.nullable(z.string()) }),
  }),
  startAtProvider: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/start',
    auth: 'public',
    anonymous: true,
    rateClass: 'credentials',
    summary:
      'Redirect to the OpenID Connect provider; accepts next, language, timeZone and invitation',
    response: redirect('/sign-in'),
  }),
  returnFromProvider: endpoint({
    method: 'GET',
    path: '/api/auth/oidc/callback',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Complete the sign-in after the OpenID Connect provider redirects back',
    response: redirect('/sign-in'),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    auth: 'public',
    summary: 'End the session on the server',
    response: success,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Send a password reset link, if the account exists',
    body: z.object({ email }),
    response: success,
  }),
  resetLink: endpoint({
    ...openedLink,
    path: '/api/auth/reset-link',
    summary: 'Answer with success if the token from a reset link works; the link is not used up',
    response: success,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Set a new password with the token from the reset link',
    body: z.object({
      token: token,
      newPassword,
    }),
    response: success,
  }),
  signInMethods: endpoint({
    method: 'GET',
    path: '/api/user/sign-in',
    auth: 'golfer',
    summary: 'Return how the golfer signs in, and a new email address that awaits confirmation',
    response: signInMethods,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Change the password and sign out every other browser',
    body: z.object({ currentPassword: knownPassword, newPassword }),
    refresh: ['/api/user/devices', '/api/user/sign-in'],
    response: success,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/user/email',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Change the email address; if user is null, an email asks to confirm the new one',
    body: z.object({ email, currentPassword: knownPassword }),
    refresh: ['/api/auth/user', '/api/user/sign-in'],
    response: z.object({ user: z.nullable(user) }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Confirm the new email address with the token from the link',
    body: z.object({ token }),
    response: z.object({ email: z.string() }),
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    auth: 'public',
    rateClass: 'credentials',
    summary: 'Confirm the email address of a new account with the token from the link',
    body: z.object({ token: longToken }),
    response: success,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    auth: 'golfer',
    summary: 'Return the signed-in golfer',
    response: user,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/user/devices',
    auth: 'golfer',
    summary: 'List the signed-in browsers, the current one first',
    response: z.array(device),
  }),
  signOutDevice: endpoint({
    method: 'DELETE',
    path: '/api/user/devices/{id}',
    auth: 'golfer',
    summary: 'Sign out a browser',
    params: z.object({ id: madeId }),
    // Telling the golfer's other devices also closes the socket of the one signed out.
    refresh: ['/api/user/devices'],
    response: success,
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/api/user/other-devices',
    auth: 'golfer',
    summary: 'Sign out every browser except the current one',
    refresh: ['/api/user/devices'],
    response: success,
  }),
  signOutEverywhere: endpoint({
    method: 'DELETE',
    path: '/api/user/devices',
    auth: 'golfer',
    summary: 'Sign out every browser, including the current one',
    refresh: ['/api/user/devices'],
    response: success,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/user/profile',
    auth: 'golfer',
    idempotent: true,
    summary: 'Update profile and preferences; omitted fields stay unchanged',
    body: profileChanges,
    refresh: changedWithProfile,
    response: user,
  }),
  adminProof: endpoint({
    method: 'GET',
    path: '/api/setup/proof',
    auth: 'golfer',
    summary: 'Return why an address in ADMIN_EMAILS does not make the golfer an administrator yet',
    /** `setup`: the setup link or `npm run make-admin`. Null for administrators and for all other addresses. */
    response: z.object({ missing: z.nullable(z.enum(['mailed_link', 'setup'])) }),
  }),
  claimSetup: endpoint({
    method: 'POST',
    path: '/api/setup/claim',
    auth: 'golfer',
    act: 'claimSetup',
    rateClass: 'credentials',
    summary: 'Become the administrator with the one-time setup link',
    body: z.object({ token: token }),
    refresh: ['/api/auth/user'],
    response: user,
  }),
  testWelcomeEmail: endpoint({
    method: 'POST',
    path: '/api/admin/test-welcome-email',
    auth: 'admin',
    act: 'testMail',
    rateClass: 'credentials',
    summary: 'Send a test welcome email to the requesting administrator',
    response: z.object({ message: z.string() }),
  }),
} satisfies Endpoints;
