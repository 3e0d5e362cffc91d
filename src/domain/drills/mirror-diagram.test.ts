import { describe, expect, test } from 'vitest';
import { shippedContent } from '#content/content.ts';
import type { DiagramMarks, Mark } from './diagram.ts';
import type { Drill } from './drill.ts';
import { mirrorDiagram } from './mirror-diagram.ts';

const mirrored = (mark: Mark) => mirrorDiagram({ marks: [mark] }).marks[0];

describe('a diagram mirrored for a left-handed golfer', () => {
  test('has every place as far from the right edge as it was from the left', () => {
    expect(mirrored({ type: 'ball', at: [40, 100], n: 3 })).toEqual({
      type: 'ball',
      at: [280, 100],
      n: 3,
    });
    expect(mirrored({ type: 'turf', shape: [[-20, 10]], ground: 'tee' })).toEqual({
      type: 'turf',
      shape: [[340, 10]],
      ground: 'tee',
    });
    expect(mirrored({ type: 'spots', hits: [[10, 20]], misses: [[300, 5]] })).toEqual({
      type: 'spots',
      hits: [[310, 20]],
      misses: [[20, 5]],
    });
  });

  test('bends a putt in the opposite direction', () => {
    expect(mirrored({ type: 'path', from: [40, 90], to: [260, 80], bend: -26 })).toEqual({
      type: 'path',
      from: [280, 90],
      to: [60, 80],
      bend: 26,
    });
  });

  test('puts the golfer on the other side of the ball with the club in the other hand', () => {
    expect(mirrored({ type: 'golfer', at: [66, 120], turn: 12, club: 'address' })).toEqual({
      type: 'golfer',
      at: [254, 120],
      turn: -12,
      club: 'address',
      mirrored: true,
    });
  });

  test('turns marks that point right so that they point left', () => {
    expect(mirrored({ type: 'gate', at: [100, 100], width: 24 })).toMatchObject({ turn: 180 });
    expect(mirrored({ type: 'gate', at: [100, 100], width: 24, turn: 30 })).toMatchObject({
      turn: 150,
    });
    expect(mirrored({ type: 'arc', at: [160, 100], r: 50, from: 10, to: 68 })).toMatchObject({
      from: 170,
      to: 112,
    });
  });

  test('keeps a low draw a low draw: its window is in the same row on the other side', () => {
    const windows: Mark = {
      type: 'windows',
      at: [82, 34],
      size: [56, 38],
      ball: [166, 178],
      pick: 6,
    };
    expect(mirrored(windows)).toMatchObject({ at: [70, 34], ball: [154, 178], pick: 8 });
    expect(mirrored({ ...windows, pick: 4 })).toMatchObject({ pick: 4 });
  });

  test('keeps the text of labels and anchors it on the opposite side', () => {
    const label = { word: 'coin' };
    expect(mirrored({ type: 'label', at: [60, 40], label, bare: true, anchor: 'start' })).toEqual({
      type: 'label',
      at: [260, 40],
      label,
      bare: true,
      anchor: 'end',
    });
  });
});

test('a fixed diagram is the same for both hands: clocks, numbered moves, the run of time', () => {
  const fixed = shippedContent.drills.filter(({ diagram }: Drill) => diagram.fixed);
  expect(fixed.map(({ id }) => id)).toEqual([
    'clock-putting',
    'nine-to-three',
    'breath-four-two-six',
    'dynamic-warm-up',
  ]);
  for (const { diagram } of fixed) expect(mirrorDiagram(diagram)).toEqual(diagram);
});

const mirroring = shippedContent.drills.filter(({ diagram }: Drill) => !diagram.fixed);

test.each(mirroring)('$id looks the same after being mirrored twice', ({ diagram }) => {
  const once: DiagramMarks = mirrorDiagram(diagram);
  expect(once).not.toEqual(diagram);
  expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  expect(mirrorDiagram(mirrorDiagram(once))).toEqual(once);
});
