import { useState } from 'react';
import type { Diagram, Mark, MarkType } from '#domain/drills/diagram.ts';
import { newMark } from './new-mark.ts';
import { onScene, type SceneName } from './scenes.ts';

type Marks = readonly Mark[];

/** The marks before a step, and which of them was chosen. */
type Before = { readonly marks: Marks; readonly chosen: number | null };

/** The most steps that can be undone. */
const mostSteps = 50;

/** Edits the marks of a drawing: the chosen mark, the undo history and all changes. */
export function useDrawing(diagram: Diagram, onChange: (next: Diagram) => void) {
  const [chosen, choose] = useState<number | null>(null);
  const [past, setPast] = useState<readonly Before[]>([]);
  const { marks } = diagram;
  const put = (next: Marks) => onChange({ ...diagram, marks: next });
  /** Saves the current state for undo. */
  const remember = () => setPast([...past.slice(1 - mostSteps), { marks, chosen }]);
  const step = (next: Marks, then: number | null) => {
    remember();
    put(next);
    choose(then);
  };
  const mark = chosen === null ? undefined : marks[chosen];
  return {
    marks,
    chosen: mark === undefined ? null : chosen,
    mark,
    choose,
    /** Starts a drag, whose changes together are one undo step. */
    remember,
    /** Changes a mark within the current undo step. */
    move: (place: number, next: Mark) => put(marks.with(place, next)),
    /** Changes a mark in its own undo step. */
    change: (place: number, next: Mark) => step(marks.with(place, next), place),
    add: (type: MarkType) => step([...marks, newMark(type, marks)], marks.length),
    remove: (place: number) => step(marks.toSpliced(place, 1), null),
    setScene: (scene: SceneName) => step(onScene(marks, scene), null),
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      put(before.marks);
      choose(before.chosen);
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
