import type { Holes } from '#domain/activities/activities.ts';
import {
  changeHole,
  emptyCard,
  type HolePar,
  type OpenHole,
} from '#domain/activities/hole-card.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import type { Store } from '#web/platform/store.ts';
import { parsOf, readCourses, rememberCourse } from './known-courses.ts';
import { type RoundDraft, roundDraftOf, useRoundDraft } from './round-draft.ts';

/** The most changes that can be undone, one by one. */
const mostUndo = 30;

type RoundStart = {
  readonly courseName: string;
  readonly holes: Holes;
  readonly sessionDate: CalendarDate;
};

const isPar = (par: HolePar | null) => par !== null;

/** All changes to a started round. Each is stored on the device at once. */
function changesOf(store: Store<RoundDraft | null>, golferId: string) {
  const update = (change: (draft: RoundDraft) => RoundDraft) => {
    const draft = store.get();
    if (draft) store.set(change(draft));
  };
  return {
    start: ({ courseName, holes, sessionDate }: RoundStart) => {
      const pars = parsOf(readCourses(golferId), courseName);
      const card = emptyCard(holes, pars);
      const key = newIdempotencyKey();
      store.set({ key, sessionDate, courseName: courseName.trim(), holes: card, at: 0, undo: [] });
    },
    /** Shows another hole. Stops at the first and the last hole. */
    goTo: (at: number) =>
      update((draft) => ({ ...draft, at: Math.max(0, Math.min(at, draft.holes.length - 1)) })),
    change: (change: Partial<OpenHole>) =>
      update((draft) => {
        const { at, holes, undo } = draft;
        const hole = holes[at];
        if (hole === undefined) return draft;
        const changed = holes.with(at, changeHole(hole, change));
        return { ...draft, holes: changed, undo: [...undo, { at, hole }].slice(-mostUndo) };
      }),
    undo: () =>
      update((draft) => {
        const last = draft.undo.at(-1);
        if (last === undefined) return draft;
        const holes = draft.holes.with(last.at, last.hole);
        return { ...draft, holes, at: last.at, undo: draft.undo.slice(0, -1) };
      }),
    discard: () => store.set(null),
    /** Called after sending. Deletes the unfinished round and stores the pars of its course for next time. */
    finish: () => {
      const draft = store.get();
      store.set(null);
      if (draft) rememberCourse(golferId, draft.courseName, draft.holes.map(parOf).filter(isPar));
    },
  };
}

const parOf = ({ par }: Pick<OpenHole, 'par'>) => par;

export type CourseRound = ReturnType<typeof changesOf>;

/** Returns the golfer's unfinished round and the functions that change it. */
export function useCourseRound(): {
  readonly draft: RoundDraft | null;
  readonly round: CourseRound;
} {
  const { id } = useGolfer();
  return { draft: useRoundDraft(), round: changesOf(roundDraftOf(id), id) };
}
