import { sessions } from '#contract/training-sessions.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { sessionReactions } from './reactions.ts';
import { sessionHandlers } from './routes.ts';

export const sessionsFeature: Feature = {
  bindings: (platform) => bind(sessions, sessionHandlers(platform)),
  reactions: () => sessionReactions,
};
