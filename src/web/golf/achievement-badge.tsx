import './achievement-badge.css';
import { type ReactNode, useId } from 'react';
import { badgeEdges, type Rarity } from './badge-edges.ts';
import { contourUrl } from './contour-urls.ts';

export type AchievementBadgeProps = {
  rarity: Rarity;
  /** A line icon with the class `icon`. */
  icon: ReactNode;
  /** A locked badge shows its progress (`share`); a hidden one shows only that it exists. */
  state?: 'open' | 'locked' | 'hidden' | undefined;
  /** 0 to 1, for a locked badge. */
  share?: number | undefined;
  /** 60, 72, or 176 px; 84 by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const face = { cx: 48, cy: 48, r: 33.5 };
const rim = { cx: 48, cy: 48, r: 40.5 };

function Coin({ rarity }: { rarity: Rarity }) {
  const clip = useId();
  return (
    <>
      <path className="badge-edge" d={badgeEdges[rarity]} />
      <circle className="badge-face" {...face} />
      <clipPath id={clip}>
        <circle {...face} />
      </clipPath>
      <use
        className="badge-lines"
        clipPath={`url(#${clip})`}
        href={`${contourUrl('badge')}#lines`}
      />
      <circle className="badge-rim" {...face} />
    </>
  );
}

function Locked({ share }: { share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <>
      <circle className="badge-face" {...face} />
      <circle className="badge-track" {...rim} />
      {percent > 0 && (
        <circle
          className="badge-arc"
          {...rim}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 48 48)"
        />
      )}
    </>
  );
}

/** The badge of an achievement. Decorative: its name, rarity, and state are shown next to it as text. */
export function AchievementBadge({
  rarity,
  icon,
  state = 'open',
  share = 0,
  size,
}: AchievementBadgeProps) {
  const looks = ['achievement-badge', `rarity-${rarity}`];
  const names = [...looks, size && `badge-${size}`, state !== 'open' && `is-${state}`];
  return (
    <span className={names.filter(Boolean).join(' ')} aria-hidden>
      <svg className="drawing-layer" viewBox="0 0 96 96" aria-hidden>
        {state === 'open' && <Coin rarity={rarity} />}
        {state === 'locked' && <Locked share={share} />}
        {state === 'hidden' && <circle className="badge-outline" {...rim} />}
      </svg>
      {state === 'hidden' ? <b>???</b> : icon}
    </span>
  );
}
