import { eq } from 'drizzle-orm';
import { challenges as rows } from '#contract/challenges.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { notifyChallenger, notifyFriend } from './after-commit.ts';
import { challengeListener } from './reactions.ts';
import { challengeHandlers } from './routes.ts';
import { challengeAnswers, challenges } from './tables.ts';

export const challengesFeature: Feature = {
  name: 'challenges',
  bindings: (platform) => bind(rows, challengeHandlers(platform)),
  listener: () => challengeListener,
  afterCommit: { challengeSent: notifyFriend, challengeAnswered: notifyChallenger },
  personalData: [
    {
      table: challenges,
      exportedAs: 'challenges',
      // The challenger is not told that a challenge was declined.
      without: ['declinedAt'],
      rowsOf: (golferId) => eq(challenges.challengerId, golferId),
      notImported: 'sent to golfers elsewhere',
    },
    {
      table: challengeAnswers,
      exportedAs: 'challenge-answers',
      notImported: 'given to golfers elsewhere',
    },
  ],
};
