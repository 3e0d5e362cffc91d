import type { friends } from '#contract/friends.ts';
import { type CasesOf, choiceFaults, type Known, lineFaults, takesNothing } from './cases.ts';

const emailFaults = {
  ...lineFaults(254),
  empty: '',
  'no address': 'nora',
  'two of them': 'a@b.co,c@d.co',
};

const scope = {
  good: () => ({ query: { scope: 'friends' } }),
  faults: { scope: { empty: '', unknown: 'whatever' } },
};

const ofRequester = ({ requesterId: id }: Known) => ({ params: { id } });

export const friendCases: CasesOf<typeof friends> = {
  list: takesNothing,
  requests: takesNothing,
  sentRequests: takesNothing,
  // No golfer has this email address, so valid input ends with 404.
  request: {
    good: () => ({ body: { addresseeEmail: 'nobody@example.com' } }),
    end: 404,
    faults: { addresseeEmail: emailFaults },
  },
  requestById: { good: ofRequester, ids: { id: 'shared' } },
  answer: {
    good: ({ friendRequestId: id }) => ({ params: { id }, body: { status: 'accepted' } }),
    faults: { status: { ...choiceFaults, 'what it is': 'pending' } },
    ids: { id: 'own' },
  },
  // The request was sent to the golfer, not by the golfer, so valid input ends with 404.
  withdrawRequest: {
    good: ({ friendRequestId: id }) => ({ params: { id } }),
    end: 404,
    ids: { id: 'shared' },
  },
  remove: { good: ({ friendId: id }) => ({ params: { id } }), ids: { id: 'shared' } },
  invite: {
    good: () => ({ body: { email: 'nobody@example.com' } }),
    faults: { email: emailFaults },
  },
  blocked: takesNothing,
  block: { good: ofRequester, ids: { id: 'shared' } },
  // The golfer has not blocked anyone, so valid input ends with 404.
  unblock: { good: ofRequester, end: 404, ids: { id: 'shared' } },
  streakLeaders: scope,
  monthLeaders: scope,
  profile: { good: ofRequester, ids: { id: 'shared' } },
};
