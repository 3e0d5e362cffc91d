import { users } from '#contract/users.ts';
import { findAccountName } from '#server/platform/auth/full-name.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { userHandlers } from './routes.ts';

export const usersFeature: Feature = {
  name: 'users',
  bindings: (platform) => bind(users, userHandlers(platform)),
  names: { user: findAccountName },
};
