import './mark-grips.css';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { fieldHeight, fieldWidth, type Mark, type Point } from '#domain/drills/diagram.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useMarkName } from './mark-name.ts';
import { type MarkPoint, middleOf, moveMark, movePoint, pointsOf } from './mark-points.ts';
import type { Drawing } from './use-drawing.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key with Shift moves a mark, in field units. */
const farther = 10;

/** Drawn over the drawing: a grip in the middle of every mark, and one on each point of the chosen mark. */
export function MarkGrips({ drawing }: { readonly drawing: Drawing }) {
  const { t } = useTranslation('exercises');
  const nameOf = useMarkName();
  const { marks, chosen, choose, remove } = drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      className="mark-grips"
      viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
      role="group"
      aria-label={t('drawing.marks')}
    >
      {marks.map((mark, place) => {
        const middle = middleOf(mark);
        const name = nameOf(mark, place);
        const points = pointsOf(mark);
        const isChosen = place === chosen;
        if (middle === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a mark
          <g key={place}>
            <Grip
              at={middle}
              label={t('drawing.grip', { name, x: middle[0], y: middle[1] })}
              look={isChosen ? 'is-chosen' : ''}
              drawing={drawing}
              place={place}
              moved={moveMark}
              onChoose={() => choose(place)}
              onRemove={() => remove(place)}
            />
            {isChosen &&
              points.length > 1 &&
              points.map((point, index) => (
                <Grip
                  key={`${point.field} ${point.index}`}
                  at={point.at}
                  label={t('drawing.point', { name, number: index + 1 })}
                  look="is-point"
                  drawing={drawing}
                  place={place}
                  moved={(before, by) => movePoint(before, point, by)}
                />
              ))}
          </g>
        );
      })}
    </svg>
  );
}

type GripProps = {
  readonly at: MarkPoint['at'];
  readonly label: string;
  readonly look: string;
  readonly drawing: Drawing;
  readonly place: number;
  readonly moved: (before: Mark, by: Point) => Mark;
  readonly onChoose?: () => void;
  readonly onRemove?: () => void;
};

/** Moves a mark or one of its points with the pointer or the arrow keys. */
function Grip({ at, label, look, drawing, place, moved, onChoose, onRemove }: GripProps) {
  /** Where the pointer went down, and the mark at that moment. */
  const start = useRef<{ readonly mark: Mark; readonly x: number; readonly y: number } | null>(
    null,
  );
  const mark = drawing.marks[place];
  const onPointerDown = (event: PointerEvent<SVGCircleElement>) => {
    onChoose?.();
    if (!mark) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { mark, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<SVGCircleElement>) => {
    const width = currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!start.current || !width) return;
    const scale = fieldWidth / width;
    const { mark: before, x, y } = start.current;
    // The whole drag is one undo step.
    if (before === mark) drawing.remember();
    drawing.move(place, moved(before, [(clientX - x) * scale, (clientY - y) * scale]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow && mark) {
      event.preventDefault();
      const far = event.shiftKey ? farther : 1;
      drawing.change(place, moved(mark, [arrow[0] * far, arrow[1] * far]));
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove) onRemove();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot contain a button
    <circle
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`mark-grip ${look}`}
      cx={at[0]}
      cy={at[1]}
      r={look === 'is-point' ? 5 : 9}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
