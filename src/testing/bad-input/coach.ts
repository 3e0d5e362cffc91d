import type { coach } from '#contract/coach.ts';
import { coachTextLength } from '#domain/coach/coach-link.ts';
import {
  type CasesOf,
  type Known,
  lineFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const ofSession = ({ planned: { scheduledSessionId: id } }: Known) => ({ params: { id } });

export const coachCases: CasesOf<typeof coach> = {
  links: takesNothing,
  createLink: {
    good: () => ({ body: { name: 'Tom', days: 90 } }),
    faults: {
      name: { ...lineFaults(coachTextLength.name), ...requiredFaults },
      days: { 'a text': '90', 'no choice': 60, 'a fraction': 90.5, nothing: null },
    },
  },
  revokeLink: {
    good: ({ coachLinkId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
  revokedLinks: takesNothing,
  restoreLink: {
    good: ({ revokedCoachLinkId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
  note: { good: ofSession, ids: { id: 'own' } },
  page: {
    good: ({ coachToken: token }) => ({ params: { token } }),
    ids: { token: 'shared' },
  },
  writeNote: {
    good: ({ coachToken: token, planned: { scheduledSessionId: id } }) => ({
      params: { token, id },
      body: { note: 'Slower on the way back.' },
    }),
    faults: { note: textFaults(coachTextLength.note) },
    ids: { token: 'shared', id: 'own' },
  },
};
