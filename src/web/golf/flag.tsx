import './flag.css';
/** The flag of the product. Its cloth is the only hot colour: today, the flag, the way to the goal. */
export function Flag({ className }: { className?: string }) {
  return (
    <svg className={className ? `flag ${className}` : 'flag'} viewBox="0 0 20 34" aria-hidden>
      <path d="M3 33V2" className="flag-stick" />
      <path d="M3 1.5L18.5 7 3 12.5z" className="flag-cloth" />
    </svg>
  );
}
