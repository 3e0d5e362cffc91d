import '#web/golf/diagram-marks.css';
import './lost-ball.css';
/** A ball that went into the water: the picture for errors. */
export function LostBall() {
  return (
    <svg className="lost-ball" viewBox="0 0 240 140" aria-hidden="true">
      <path
        fill="var(--lake-wash)"
        stroke="var(--lake)"
        strokeOpacity={0.5}
        strokeWidth={1.5}
        d="M10 96c24-26 64-34 112-30s92 8 104 34-34 36-104 36S-14 122 10 96z"
      />
      <path
        fill="none"
        stroke="var(--lake)"
        strokeWidth={1.8}
        strokeLinecap="round"
        d="M52 104q8-6 16 0t16 0M140 118q8-6 16 0t16 0M120 92q7-5 14 0t14 0"
      />
      <g fill="none" stroke="var(--lake)" strokeOpacity={0.55} strokeWidth={1.4}>
        <circle cx="104" cy="108" r="17" />
        <circle cx="104" cy="108" r="27" />
      </g>
      <circle className="diagram-ball" cx="104" cy="108" r="7" />
      <path className="diagram-path diagram-roll" d="M30 22C62 16 92 40 103 92" />
    </svg>
  );
}
