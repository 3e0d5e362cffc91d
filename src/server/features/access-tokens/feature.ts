import { accessTokens } from '#contract/access-tokens.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { accessTokenHandlers } from './routes.ts';

export const accessTokensFeature: Feature = {
  name: 'access-tokens',
  bindings: (platform) => bind(accessTokens, accessTokenHandlers(platform)),
};
