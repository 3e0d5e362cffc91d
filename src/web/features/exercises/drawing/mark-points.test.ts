import { expect, test } from 'vitest';
import { diagramInput } from '#contract/diagram-schema.ts';
import { middleOf, moveMark, pointsOf } from './mark-points.ts';
import { markTypes, newMark } from './new-mark.ts';
import { onScene, sceneNames, sceneOf, scenes } from './scenes.ts';

test.each(markTypes)('the server accepts a new mark of type %s', (type) => {
  const diagram = { alt: 'A mark.', marks: [newMark(type, [])] };
  expect(diagramInput.safeParse(diagram).error?.issues).toBeUndefined();
});

test.each(markTypes.filter((type) => type !== 'floor'))(
  'moveMark moves a mark of type %s as a whole',
  (type) => {
    const mark = newMark(type, []);
    const moved = moveMark(mark, [4, -3]);
    const [x = 0, y = 0] = middleOf(mark) ?? [];
    expect(middleOf(moved)).toEqual([x + 4, y - 3]);
    expect(pointsOf(moved)).toHaveLength(pointsOf(mark).length);
  },
);

test('two new marks of the same type do not overlap', () => {
  const first = newMark('ball', []);
  expect(newMark('ball', [first])).not.toEqual(first);
});

test('a new ground replaces the previous ground and keeps all other marks', () => {
  const ball = newMark('ball', []);
  for (const scene of sceneNames) {
    const marks = onScene([...scenes.fairway, ball], scene);
    expect(marks.at(-1)).toEqual(ball);
    expect(sceneOf(marks)).toBe(scene);
  }
  expect(sceneOf([newMark('turf', [])])).toBeNull();
});
