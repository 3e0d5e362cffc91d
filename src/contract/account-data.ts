import * as z from 'zod/mini';
import { passwordLength } from './accounts.ts';
import { type Endpoints, endpoint, stream } from './endpoint.ts';
import { email, instant } from './fields.ts';

/** Days in which a deletion can be taken back by signing in. */
export const deletionDays = 7;

export const accountData = {
  exportData: endpoint({
    method: 'GET',
    path: '/api/user/export',
    auth: 'golfer',
    rateClass: 'uploads',
    summary: 'Everything that is stored about the golfer, as JSON and CSV in a ZIP',
    response: stream('application/zip'),
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/user/deletion',
    auth: 'golfer',
    rateClass: 'credentials',
    summary: 'Close the account; it is deleted after seven days unless the golfer signs in',
    body: z.object({
      /** The address of the account, typed to confirm. */
      email,
      /** Needed when the account has one. */
      password: z.optional(
        z.string().check(z.normalize('NFC'), z.minLength(1), z.maxLength(passwordLength.max)),
      ),
    }),
    response: z.object({ deleteAfter: instant }),
  }),
} satisfies Endpoints;
