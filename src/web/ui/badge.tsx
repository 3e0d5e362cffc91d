import './badge.css';

/** The highest number that a badge shows. */
const most = 9;

/** The count on an icon button. The button's own label must include the number too. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="badge number" aria-hidden>
      {count > most ? `${most}+` : count}
    </span>
  );
}
