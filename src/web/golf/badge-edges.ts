type Point = readonly [x: number, y: number];

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary' | 'mythical';

const center = 48;

const around = (angle: number, radius: number): Point => [
  center + Math.cos(angle - Math.PI / 2) * radius,
  center + Math.sin(angle - Math.PI / 2) * radius,
];

const coin = (radius: number) =>
  `M${center - radius} ${center}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

const closed = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Points per lobe; enough that no corners are visible. */
const pointsOfLobe = 12;

function lobes(count: number, { depth, radius }: { depth: number; radius: number }): string {
  const points = Array.from({ length: count * pointsOfLobe }, (_, index) => {
    const angle = (index / (count * pointsOfLobe)) * Math.PI * 2;
    return around(angle, radius - depth / 2 + (Math.cos(count * angle) * depth) / 2);
  });
  return closed(points);
}

function rays(count: number, { depth, radius }: { depth: number; radius: number }): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    around((index / (count * 2)) * Math.PI * 2, index % 2 ? radius - depth : radius),
  );
  return closed(points);
}

/** Edges on a grid of 96; rarer achievements have more elaborate edges. */
export const badgeEdges: Readonly<Record<Rarity, string>> = {
  common: coin(42),
  uncommon: lobes(8, { depth: 3, radius: 44 }),
  rare: lobes(12, { depth: 4, radius: 45 }),
  epic: lobes(10, { depth: 8, radius: 46 }),
  legendary: rays(24, { depth: 6, radius: 46 }),
  mythical: rays(16, { depth: 11, radius: 47 }),
};
