import type { challenges } from '#contract/challenges.ts';
import { type CasesOf, idFaults, type Known, numberFaults, takesNothing } from './cases.ts';

const received = ({ receivedChallengeId: id }: Known) => ({ params: { id } });
const drill = { good: () => ({ params: { id: 'clock-putting' } }), ids: { id: 'shared' } } as const;

export const challengeCases: CasesOf<typeof challenges> = {
  list: takesNothing,
  send: {
    good: ({ friendId, completedId: scheduledSessionId }) => ({
      body: { friendId, scheduledSessionId, exerciseId: 'short-game-test' },
    }),
    faults: { friendId: idFaults, scheduledSessionId: idFaults, exerciseId: idFaults },
    ids: { friendId: 'shared', scheduledSessionId: 'own', exerciseId: 'shared' },
  },
  answer: {
    good: (known) => ({ ...received(known), body: { score: 12 } }),
    faults: { score: { ...numberFaults(0, 24), 'between two counts': 7.5 } },
    ids: { id: 'own' },
  },
  decline: { good: received, ids: { id: 'own' } },
  withdraw: {
    good: ({ sentChallengeId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
  friends: drill,
  board: drill,
};
