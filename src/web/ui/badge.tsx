import './badge.css';

/** Beyond this a badge says that there are many; counting on helps nobody. */
const most = 9;

/** The count on an icon button. The button's own label must say the number too. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="badge number" aria-hidden>
      {count > most ? `${most}+` : count}
    </span>
  );
}
