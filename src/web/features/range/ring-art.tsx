import '#web/golf/diagram-marks.css';
import { formatDistance } from '#domain/drills/distance.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import type { Zone } from './ball-station.ts';

type RingArtProps = {
  /** The zones around the target, the smallest first. */
  readonly zones: readonly Zone[];
  /** The points of the balls that were played at this target. */
  readonly balls: readonly number[];
};

/** The radius of the picture's largest zone; a fifth more is shown. */
const radius = 80;

/** Balls turn by the golden angle, so that none hides another. The side of a ball is not counted. */
const turn = 2.399963;

/** The zones of a target from above, true to scale, with each ball in the middle of its zone. */
export function RingArt({ zones, balls }: RingArtProps) {
  const { t, language } = useTranslation('range');
  const units = useUnits();
  const most = zones.at(-1)?.metres ?? 1;
  const radiusOf = (metres: number) => (metres / most) * radius;
  const middleOf = (points: number) => {
    const at = zones.findIndex((zone) => zone.points === points);
    const zone = zones[at];
    if (!zone) return radius * 1.1;
    return (radiusOf(zones[at - 1]?.metres ?? 0) + radiusOf(zone.metres)) / 2;
  };
  const placed = balls.map((points, ball) => {
    const angle = 0.4 + ball * turn;
    const far = middleOf(points);
    return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far };
  });
  return (
    <div className="range-art">
      <div className="range-drawing">
        <svg className="ring-art" viewBox="-160 -96 320 192" role="img" aria-label={t('rings')}>
          {[...zones].reverse().map(({ points, metres }) => (
            <circle
              key={points}
              className="ring-art-zone"
              data-points={points}
              r={radiusOf(metres)}
            />
          ))}
          <path className="diagram-flagstick" d="M0 0V-18" />
          <path className="diagram-flag" d="M0-18L10-14.5 0-11z" />
          {placed.map(({ x, y }, ball) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: balls are only added and removed at the end
            <circle key={ball} className="diagram-ball" cx={x} cy={y} r="4" />
          ))}
          {placed.slice(-1).map(({ x, y }) => (
            <circle key="last" className="ring-art-last" cx={x} cy={y} r="7" />
          ))}
          {zones.map(({ points, metres }) => (
            <text
              key={points}
              className="ring-art-name"
              paintOrder="stroke"
              y={radiusOf(metres) - 3}
            >
              {formatDistance(metres, units, language)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
