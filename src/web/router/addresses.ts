import {
  readHome,
  readNothing,
  readPractice,
  readProgress,
  readRounds,
  readSession,
  readSignIn,
  readSignUp,
  readSocial,
  readToken,
  type SearchValues,
  stringifySearch,
} from './search.ts';

/** Every address of the app, with the function that reads its query. A part that begins with `$` is a parameter. */
export const addresses = {
  '/': readHome,
  '/sign-in': readSignIn,
  '/sign-up': readSignUp,
  '/forgot-password': readNothing,
  '/reset-password': readToken,
  '/unsubscribe': readToken,
  '/confirm-email': readToken,
  '/verify-email': readToken,
  '/coach/$token': readNothing,
  '/sign-out': readNothing,
  '/setup': readToken,
  '/first-run': readNothing,
  '/welcome': readNothing,
  '/programs': readNothing,
  '/programs/$id': readNothing,
  '/my-schedule': readNothing,
  '/my-schedule/week/$weekNumber': readNothing,
  '/my-schedule/session/$scheduledSessionId': readSession,
  '/my-schedule/session/$scheduledSessionId/train': readNothing,
  '/calendar-list': readNothing,
  '/rounds': readRounds,
  '/rounds/new': readNothing,
  '/rounds/$id': readNothing,
  '/social': readSocial,
  '/progress': readProgress,
  '/progress/practice': readPractice,
  '/achievements': readNothing,
  '/notifications': readNothing,
  '/profile': readNothing,
  '/admin': readNothing,
  '/admin/broadcasts': readNothing,
  '/admin/programs': readNothing,
  '/admin/programs/$id/builder': readNothing,
  '/admin/programs/$id/preview': readNothing,
  '/admin/exercises': readNothing,
  '/admin/audit-log': readNothing,
  '/admin/reports': readNothing,
  '/admin/users': readNothing,
  '/admin/installation': readNothing,
  '/admin/backups': readNothing,
} as const satisfies Readonly<Record<`/${string}`, (values: SearchValues) => object>>;

export type Address = keyof typeof addresses;

type ParamName<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamName<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

/** The parameters of an address, by name. */
export type ParamsOf<To extends Address> = { readonly [Name in ParamName<To>]: string };

/** The values in the query of an address. */
export type SearchOf<To extends Address> = Readonly<ReturnType<(typeof addresses)[To]>>;

/** The addresses without parameters. */
export type PlainAddress = {
  [To in Address]: ParamName<To> extends never ? To : never;
}[Address];

/** An address with its parameters and query. */
export type Target<To extends Address> = {
  readonly to: To;
  readonly search?: SearchOf<To> | undefined;
} & (To extends PlainAddress ? { readonly params?: undefined } : { readonly params: ParamsOf<To> });

/** A target whose address is not known at compile time. */
export type AnyTarget = {
  readonly to: Address;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly search?: object | undefined;
};

const partsOf = (path: string) => path.split('/').filter(Boolean);

const patterns = (Object.keys(addresses) as Address[]).map(
  (address) => [address, partsOf(address)] as const,
);

/** Builds the path and query of a target. */
export function hrefOf({ to, params = {}, search = {} }: AnyTarget): string {
  const path = partsOf(to).map((part) =>
    part.startsWith('$') ? encodeURIComponent(params[part.slice(1)] ?? '') : part,
  );
  return `/${path.join('/')}${stringifySearch({ ...search })}`;
}

export type Match = {
  readonly address: Address;
  readonly params: Readonly<Record<string, string>>;
};

/** Finds the address and parameters for a path; null if there is no such screen. */
export function matchAddress(pathname: string): Match | null {
  const given = partsOf(pathname);
  for (const [address, pattern] of patterns) {
    const params = given.length === pattern.length ? paramsOf(pattern, given) : null;
    if (params !== null) return { address, params };
  }
  return null;
}

function paramsOf(pattern: readonly string[], given: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith('$')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
