import { changedWithFriends, friends } from '#contract/friends.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { tellAddressee, tellRequester } from './after-commit.ts';
import {
  invitationWorker,
  oldInvitationsWorker,
  turnInvitationsIntoRequests,
} from './invitations.ts';
import { friendHandlers } from './routes.ts';

export const friendsFeature: Feature = {
  name: 'friends',
  bindings: (platform) => bind(friends, friendHandlers(platform)),
  afterCommit: {
    accountCreated: turnInvitationsIntoRequests,
    friendRequested: tellAddressee,
    friendRequestAccepted: tellRequester,
  },
  live: { friendRequestReceived: changedWithFriends, friendGained: changedWithFriends },
  workers: (platform) => [invitationWorker(platform), oldInvitationsWorker(platform)],
};
