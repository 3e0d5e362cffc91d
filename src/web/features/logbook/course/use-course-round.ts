import type { CalendarDate } from '#domain/calendar-date.ts';
import { changeHole, emptyCard, type Hole, type HolePar } from '#domain/logbook/hole-card.ts';
import type { Holes } from '#domain/logbook/logbook.ts';
import { newIdempotencyKey } from '#web/platform/api/idempotency-key.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import type { Store } from '#web/platform/store.ts';
import { changeCard, goTo, undoChange } from './card-taps.ts';
import { parsOf, readCourses, rememberCourse } from './known-courses.ts';
import { type RoundDraft, roundDraftOf, useRoundDraft } from './round-draft.ts';

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
    goTo: (at: number) => update((draft) => goTo(draft, at)),
    change: (change: Partial<Hole>) =>
      update((draft) => changeCard(draft, (hole) => changeHole(hole, change))),
    undo: () => update(undoChange),
    discard: () => store.set(null),
    /**
     * Keeps what is typed in the form that sends this round, and puts the round back if it could not be sent, unless
     * another one was started.
     */
    summarize: (round: RoundDraft, summary: RoundDraft['summary'] = {}) => {
      const draft = store.get() ?? round;
      if (draft.key === round.key) store.set({ ...draft, summary });
    },
    /** Called when the round is sent or waits. Deletes it here and stores the pars of its course for next time. */
    finish: (key: string) => {
      const draft = store.get();
      if (draft?.key !== key) return;
      store.set(null);
      rememberCourse(golferId, draft.courseName, draft.holes.map(parOf).filter(isPar));
    },
  };
}

const parOf = ({ par }: Pick<Hole, 'par'>) => par;

export type CourseRound = ReturnType<typeof changesOf>;

/** Returns the golfer's unfinished round and the functions that change it. */
export function useCourseRound(): {
  readonly draft: RoundDraft | null;
  readonly round: CourseRound;
} {
  const { id } = useGolfer();
  return { draft: useRoundDraft(), round: changesOf(roundDraftOf(id), id) };
}
