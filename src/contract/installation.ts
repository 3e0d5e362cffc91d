import * as z from 'zod/mini';
import { invitationDays, mostInvitationUses } from '#domain/installation/joining.ts';
import { backupPlace } from './backups.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { email, instant, madeId, optional, partial, success } from './fields.ts';
import { settingSchemas, settingSourceSchemas, shownSettings } from './installation-schemas.ts';

const fromEnvironment = z.enum(['environment', 'default']);

/** The installation as its administrators see it: what they can change here, and what only the environment sets. */
const installationState = z.object({
  version: z.string(),
  /** Nobody but one administrator has an account, and no setting has been changed here. */
  isNew: z.boolean(),
  values: z.object(shownSettings),
  sources: z.object(settingSourceSchemas),
  /** The name of the sign-in provider; null when there is none. */
  provider: z.nullable(z.string()),
  /** What links in mails begin with. */
  address: z.object({ url: z.string(), source: fromEnvironment }),
  mail: z.object({
    /** Host and port; null without a mail server. */
    server: z.nullable(z.string()),
    from: z.string(),
    source: fromEnvironment,
  }),
  backup: backupPlace,
  /** What VERSION_URL has said of the newest version, if administrators allow to ask. */
  newest: z.object({
    /** Host and port; null when no address is set. */
    server: z.nullable(z.string()),
    checkedAt: z.nullable(instant),
    version: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    isNewer: z.boolean(),
    /** Why the last attempt failed, in a sentence in the administrator's language. */
    problem: z.nullable(z.string()),
  }),
});
export type InstallationState = z.output<typeof installationState>;

const invitation = z.object({
  id: z.string(),
  /** The only address that may use it; null for a link that anybody may use. */
  email: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  /** How many accounts it may still create. */
  usesLeft: z.int(),
  used: z.int(),
  /** A golfer has invited a friend with it. */
  byGolfer: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const refresh = ['/api/admin/', '/api/auth/options', '/api/user/second-step'];

/** What administrators decide about the installation as a whole, and who may come in. */
export const installation = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/installation',
    auth: 'admin',
    summary: 'Return the settings of the installation, and where each value comes from',
    response: installationState,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/installation',
    auth: 'admin',
    act: 'changeInstallation',
    summary: 'Change settings of the installation; omitted ones stay as they are',
    body: partial(settingSchemas),
    refresh,
    response: success,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    auth: 'admin',
    summary: 'List the invitation links that still work, newest first',
    response: z.array(invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    auth: 'admin',
    act: 'invite',
    summary:
      'Make an invitation link; its address is returned only once, and mailed if it is for one address',
    body: z.object({
      email: optional(email),
      days: z.literal([...invitationDays]),
      uses: z.int().check(z.minimum(1), z.maximum(mostInvitationUses)),
    }),
    refresh,
    response: z.extend(invitation, { url: z.string(), isMailed: z.boolean() }),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/invitations/{id}',
    auth: 'admin',
    act: 'revokeInvitation',
    summary: 'Revoke an invitation link; accounts that it has created stay',
    params: z.object({ id: madeId }),
    refresh,
    response: success,
  }),
} satisfies Endpoints;
