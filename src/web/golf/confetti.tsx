import './confetti.css';
import { type CSSProperties, useEffect, useState } from 'react';

const lengthMs = 3000;

const shapes = ['flag', 'ball', 'tee'] as const;
const colors = ['#ff6a3d', '#f2e3bd', '#fff', '#8fd8ab'] as const;

/** Every sixth piece is near the bottom and the rest near the top, so that the text in the middle stays readable. */
const place = (index: number) =>
  index % 6 === 5 ? (index % 12 === 5 ? 97 : 91) : (7 + 9 * index) % 44;

/** Thirty pieces, spread evenly but without visible repetition. */
const pieces = Array.from({ length: 30 }, (_, index) => ({
  id: index,
  look: `confetti-piece confetti-${shapes[index % shapes.length]}`,
  style: {
    color: colors[index % colors.length],
    left: `${(11 + 37 * index) % 100}%`,
    top: `${place(index)}%`,
    '--rotation': `${(71 * index) % 360}deg`,
    '--scale': 0.7 + ((29 * index) % 60) / 100,
  } as CSSProperties,
}));

/** Shows pennants, balls, and tees for three seconds. */
export function Confetti() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setOver(true), lengthMs);
    return () => clearTimeout(end);
  }, []);
  if (over) return null;
  return (
    <div className="confetti" aria-hidden>
      {pieces.map(({ id, look, style }) => (
        <i key={id} className={look} style={style} />
      ))}
    </div>
  );
}
