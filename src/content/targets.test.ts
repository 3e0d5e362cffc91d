import { describe, expect, test } from 'vitest';
import { unitSystems } from '#domain/drills/distance.ts';
import { handicapOfLevel, levels } from '#domain/drills/drill.ts';
import { attemptsOf, scoringFor } from '#domain/drills/task.ts';
import { ballsOf, drillModels, type ModeledDrillId } from '#domain/skill-tests/drill-models.ts';
import { expectedScore } from '#domain/skill-tests/drill-targets.ts';
import { shippedContent } from './content.ts';
import { centimetersIn } from './word-rules.ts';

const { drills, programs, words } = shippedContent;
const byId = new Map(drills.map((drill) => [drill.id, drill]));
const scored = drills.flatMap(({ id, mode, scoring }) => (scoring ? [{ id, mode, scoring }] : []));

describe('the targets of', () => {
  test.each(scored)('$id come from the ball model or are published, or there are none', (drill) => {
    const { id, mode, scoring } = drill;
    if (scoring.targets === null || mode === 'test') return;
    expect(scoring.basis, id).not.toBe('estimate');
  });

  test.each(scored.filter(({ id }) => Object.hasOwn(drillModels, id)))(
    '$id have the basis that they have',
    ({ scoring }) => expect(scoring.basis).toBe('model'),
  );

  const places = programs.flatMap(({ weeks }) =>
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises)),
  );

  test.each(places)(
    'the exercise $id lie within one of the model for its attempts and variant',
    (place) => {
      const { drillId, task = {} } = place as { drillId: string; task?: { variant?: string } };
      for (const units of unitSystems) {
        const rule = scoringFor(byId.get(drillId)?.scoring ?? null, task, units);
        const balls = ballsOf(drillId, units, task.variant);
        const attempts = rule && attemptsOf(rule);
        if (!rule?.targets || !balls || !attempts) continue;
        expect(rule.targets.beginner).toBeGreaterThanOrEqual(attempts / 3);
        for (const level of levels) {
          const expected = expectedScore(balls, attempts, handicapOfLevel[level]);
          expect(Math.abs(rule.targets[level] - expected), level).toBeLessThanOrEqual(1);
        }
      }
    },
  );
});

/** Drills whose balls are not aimed at a length that the words say, but between two of them or at half of one. */
const between = new Set(['wall-stop', 'doorway-lag', 'carpet-ladder', 'ladder-putting']);

test.each(Object.keys(drillModels).filter((id) => !between.has(id)) as ModeledDrillId[])(
  'the model of %s has the lengths that golfers read, in meters and in feet or yards',
  (id) => {
    const { description, setUp, scoring } = words.exercises[id] ?? {};
    const said = centimetersIn(`${description} ${setUp} ${scoring?.how}`);
    const lengthsIn = (units: 'metric' | 'imperial') =>
      (ballsOf(id, units) ?? []).map(({ metres }) => [metres].flat()[0] ?? 0);
    const imperial = lengthsIn('imperial');
    lengthsIn('metric').forEach((metres, index) => {
      const pair = said.get(Math.round(metres * 1000) / 10);
      expect(pair?.imperial, `${metres} m`).toBeCloseTo((imperial[index] ?? 0) * 100, 1);
    });
  },
);
