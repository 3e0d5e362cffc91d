import type { ReactNode } from 'react';
import type { Focus } from '#domain/drills/drill.ts';

const solid = { fill: 'currentColor', stroke: 'none' };

const drawings: Record<Focus | 'current_week', ReactNode> = {
  putting: (
    <>
      <circle cx="5" cy="17" r="2.5" />
      <path d="M9 17h1.5M12.5 17h1.5" />
      <path d="M18 17V4l4 2.2-4 2.2" />
      <path d="M15.2 17a2.8 1.4 0 0 0 5.6 0 2.8 1.4 0 0 0-5.6 0z" {...solid} />
    </>
  ),
  short_game: (
    <>
      <circle cx="4.5" cy="18" r="2.3" />
      <path d="M5.5 13.5C7.5 6.5 13 5 16 13" />
      <path d="M12.5 18h9" />
      <path d="M16 13l-.4-2.6M16 13l2-1.9" />
    </>
  ),
  driving: (
    <>
      <path d="M8.5 21L4 3M15.5 21L20 3" />
      <circle cx="12" cy="20" r="2" />
      <path d="M12 15.5v-3M12 9.5v-2M12 4.8V3.5" />
    </>
  ),
  irons: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17" />
      <rect x="9.2" y="9.2" width="5.6" height="5.6" {...solid} />
    </>
  ),
  swing_practice: (
    <>
      <path d="M5 19.5A9.5 9.5 0 1 1 19.4 8" />
      <path d="M12 11.5l6.8 6.8M18.8 18.3l2.2-1.6" />
      <circle cx="12" cy="11.5" r="1.6" {...solid} />
    </>
  ),
  mental: (
    <>
      <circle cx="12" cy="12" r="2.2" {...solid} />
      <circle cx="12" cy="12" r="5.4" />
      <circle cx="12" cy="12" r="9" strokeDasharray="1.5 3.4" />
    </>
  ),
  physical: (
    <>
      <circle cx="14.2" cy="4.6" r="2.1" />
      <path d="M4 20.5l5-3.2 1.4-5.3 4.6-2.6 2.2 3.4 3.3.6" />
      <path d="M10.6 12.4l4 2.8-.8 5.6" />
    </>
  ),
  current_week: (
    <>
      <path d="M13.5 21V3l6.5 3-6.5 3" />
      <path d="M2.5 18h19" />
      <circle cx="7" cy="18" r="2.6" {...solid} />
    </>
  ),
};

export type FocusIconName = Focus | 'current_week';

/** Our own line icons, one per training focus and one for the current week. Used next to the word. */
export function FocusIcon({ name, size }: { name: FocusIconName; size?: 'small' | 'tiny' }) {
  return (
    <svg className={size ? `icon icon-${size}` : 'icon'} viewBox="0 0 24 24" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
