import { and, eq, or } from 'drizzle-orm';
import { friends } from '#contract/friends.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { notifyAddressee, notifyRequester } from './after-commit.ts';
import {
  invitationWorker,
  oldInvitationsWorker,
  turnInvitationsIntoRequests,
} from './invitations.ts';
import { friendHandlers } from './routes.ts';
import { blocks, friendships, invitations } from './tables.ts';

export const friendsFeature: Feature = {
  name: 'friends',
  bindings: (platform) => bind(friends, friendHandlers(platform)),
  afterCommit: {
    accountCreated: turnInvitationsIntoRequests,
    friendRequested: notifyAddressee,
    friendRequestAccepted: notifyRequester,
  },
  workers: (platform) => [invitationWorker(platform), oldInvitationsWorker(platform)],
  personalData: [
    {
      table: friendships,
      exportedAs: 'friends',
      // A request must look the same to its sender whether it is pending or declined.
      rowsOf: (golferId) =>
        and(
          eq(friendships.status, 'accepted'),
          or(eq(friendships.firstId, golferId), eq(friendships.secondId, golferId)),
        ),
      notImported: 'friends of another installation',
    },
    {
      table: blocks,
      exportedAs: 'blocks',
      rowsOf: (golferId) => eq(blocks.blockerId, golferId),
      notImported: 'golfers of another installation',
    },
    { table: invitations, notExported: 'hashes of addresses that belong to others' },
  ],
};
