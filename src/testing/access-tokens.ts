import type { AccessToken } from '#contract/access-tokens.ts';
import type { TokenDays, TokenScope } from '#domain/access-tokens/access-token.ts';
import type { Golfer } from './app.ts';
import { ok } from './scenario.ts';

type Wanted = {
  readonly name?: string;
  readonly scope?: TokenScope;
  readonly days?: TokenDays | null;
};

/** Creates an access token. Returns its id and the token itself. */
export async function makesAccessToken(golfer: Golfer, wanted: Wanted = {}) {
  const { name = 'Spreadsheet', scope = 'read', days = 90 } = wanted;
  const { accessToken, token } = await ok<{ accessToken: AccessToken; token: string }>(
    golfer.send('POST', '/api/user/access-tokens', { name, scope, days }),
  );
  return { id: accessToken.id, token };
}
