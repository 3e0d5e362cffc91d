import './logo.css';
/** Ball, flagstick, and one horizontal line: pin high. Takes the color of the surrounding text. */
export function Logo() {
  const cloth = 'var(--logo-flag, var(--flag))';
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden>
      <path
        d="M2 22.5H30"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M20.5 3.5V28" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M21.9 3.6L30.2 7.4L21.9 11.2Z"
        fill={cloth}
        stroke={cloth}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <circle cx="9" cy="22.5" r="5" fill="currentColor" />
    </svg>
  );
}
