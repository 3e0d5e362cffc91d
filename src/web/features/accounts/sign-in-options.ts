import { type QueryClient, useQuery } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { type SignInOptions, usualOptions } from '#contract/accounts-schemas.ts';
import { query } from '#web/platform/api/query.ts';

const optionsQuery = query(accounts.signInOptions);

/** How long a screen waits to know what it may offer, in milliseconds. Then it shows what most installations offer. */
const patienceMs = 1500;

/** How one signs in and up here. Until the server has said so, and without it: as usual. */
export const useSignInOptions = (): SignInOptions => useQuery(optionsQuery).data ?? usualOptions;

/** Loads the options first, so that no form appears that is then taken away. */
export const loadSignInOptions = (client: QueryClient): Promise<unknown> =>
  Promise.race([
    client.prefetchQuery(optionsQuery),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
