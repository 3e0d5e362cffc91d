import { expect, test } from 'vitest';
import { diagramInput } from '#contract/diagram-schema.ts';
import { middleOf, moveMark, pointsOf } from './mark-points.ts';
import { markTypes, newMark } from './new-mark.ts';
import { onScene, sceneNames, sceneOf, scenes } from './scenes.ts';

test.each(markTypes)('a new mark of the kind %s is one that the server takes', (type) => {
  const diagram = { alt: 'A mark.', marks: [newMark(type, [])] };
  expect(diagramInput.safeParse(diagram).error?.issues).toBeUndefined();
});

test.each(markTypes.filter((type) => type !== 'floor'))(
  'a mark of the kind %s is moved as a whole',
  (type) => {
    const mark = newMark(type, []);
    const moved = moveMark(mark, [4, -3]);
    const [x = 0, y = 0] = middleOf(mark) ?? [];
    expect(middleOf(moved)).toEqual([x + 4, y - 3]);
    expect(pointsOf(moved)).toHaveLength(pointsOf(mark).length);
  },
);

test('marks of one kind do not lie on each other when they are added', () => {
  const first = newMark('ball', []);
  expect(newMark('ball', [first])).not.toEqual(first);
});

test('another ground takes the place of the last one, and everything else stays', () => {
  const ball = newMark('ball', []);
  for (const scene of sceneNames) {
    const marks = onScene([...scenes.fairway, ball], scene);
    expect(marks.at(-1)).toEqual(ball);
    expect(sceneOf(marks)).toBe(scene);
  }
  expect(sceneOf([newMark('turf', [])])).toBeNull();
});
