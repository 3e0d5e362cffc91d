import { type feed, feedPage, reportNoteLength } from '#contract/feed.ts';
import { commentLength } from '#domain/feed/feed-item.ts';
import {
  type CasesOf,
  choiceFaults,
  idFaults,
  type Known,
  requiredFaults,
  textFaults,
} from './cases.ts';

const activity = ({ activityId: id }: Known) => ({ params: { id } });
const comment = ({ commentId: id }: Known) => ({ params: { id } });

/** Query parameters are always text, so values of other types are not among the faults. */
const cursorFaults = {
  empty: '',
  'two words': 'a b',
  'no cursor of ours': 'nobody-said-this',
  'without end': 'x'.repeat(100),
};

const contentFaults = { ...textFaults(commentLength), ...requiredFaults };
const report = { reason: 'spam', note: 'Again and again.' };
const reportFaults = { reason: choiceFaults, note: textFaults(reportNoteLength) };
const cursor = '1000';

export const feedCases: CasesOf<typeof feed> = {
  list: {
    good: () => ({ query: { limit: '5', cursor } }),
    faults: {
      limit: { empty: '', 'a word': 'all', 'too small': '0', 'too large': `${feedPage.most + 1}` },
      cursor: cursorFaults,
    },
  },
  activity: { good: activity, ids: { id: 'own' } },
  kudos: { good: activity, ids: { id: 'own' } },
  toggleKudos: { good: activity, ids: { id: 'own' } },
  comments: { good: activity, ids: { id: 'own' } },
  comment: {
    good: (known) => ({
      ...activity(known),
      body: { content: 'Well played', parentCommentId: known.commentId },
    }),
    faults: { content: contentFaults, parentCommentId: idFaults },
    ids: { id: 'own', parentCommentId: 'own' },
  },
  editComment: {
    good: (known) => ({ ...comment(known), body: { content: 'Well done' } }),
    faults: { content: contentFaults },
    ids: { id: 'own' },
  },
  deleteComment: { good: comment, ids: { id: 'own' } },
  reportComment: {
    good: (known) => ({ ...comment(known), body: report }),
    faults: reportFaults,
    ids: { id: 'own' },
  },
  reportPerson: {
    good: ({ friendId: id }) => ({ params: { id }, body: report }),
    faults: reportFaults,
    ids: { id: 'shared' },
  },
  reports: {
    good: () => ({ query: { state: 'open', cursor } }),
    faults: { state: { empty: '', unknown: 'all' }, cursor: cursorFaults },
  },
  setReport: {
    good: ({ reportId: id }) => ({ params: { id }, body: { isOpen: false } }),
    faults: { isOpen: { 'a text': 'true', 'a number': 1, nothing: null } },
    ids: { id: 'shared' },
  },
};
