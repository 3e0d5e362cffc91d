/** What a token may do. Each scope includes those before it: nothing can be logged without reading what it belongs to. */
export const tokenScopes = ['read', 'log'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Whether a token of one scope may send requests that need another. */
export const includesScope = (scope: TokenScope, needed: TokenScope): boolean =>
  tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed);

/** Days that a token can be valid, unless it works until it is revoked. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

/** Maximum number of tokens that one golfer can have at the same time: one for each tool. */
export const mostTokens = 10;

/** The longest name, in characters. */
export const tokenNameLength = 40;
