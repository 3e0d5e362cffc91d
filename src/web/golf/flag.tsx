import './flag.css';
/** The product's flag. Its cloth has the hot color, reserved for today, the flag, and progress toward the goal. */
export function Flag({ className }: { className?: string }) {
  return (
    <svg className={className ? `flag ${className}` : 'flag'} viewBox="0 0 20 34" aria-hidden>
      <path d="M3 33V2" className="flag-stick" />
      <path d="M3 1.5L18.5 7 3 12.5z" className="flag-cloth" />
    </svg>
  );
}
