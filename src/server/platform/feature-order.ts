import type { Feature } from './feature.ts';

/**
 * Sorts features so that each comes after those named in its `after`; keeps the order otherwise.
 * @throws Error for a name that no feature has, and for circular dependencies
 */
export function inOrder(features: readonly Feature[]): readonly Feature[] {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const ordered = new Set<Feature>();
  const visit = (feature: Feature, waiting: readonly string[]) => {
    if (waiting.includes(feature.name)) {
      throw new Error(`Features wait for each other: ${[...waiting, feature.name].join(', ')}`);
    }
    for (const name of feature.after ?? []) {
      const needed = byName.get(name);
      if (needed === undefined) throw new Error(`${feature.name} names no feature: ${name}`);
      visit(needed, [...waiting, feature.name]);
    }
    ordered.add(feature);
  };
  for (const feature of features) visit(feature, []);
  return [...ordered];
}
