import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarningHistory, importedXp } from './imported-xp.ts';
import { xpForPractice } from './xp.ts';

const nothing: EarningHistory = { sessions: [], logged: [], programs: [], handicaps: [] };
const practice = (id: string, loggedAt: string, minutes = 40) =>
  ({ kind: 'practice', id, loggedAt, minutes }) as const;

describe('the XP of an imported history', () => {
  it('is that of the same activities here', () => {
    const earned = importedXp(
      {
        sessions: [{ id: 's1', minutes: 40, on: '2026-05-11' }],
        logged: [
          practice('p1', '2026-05-11T20:00:00Z'),
          { kind: 'round', id: 'r1', holes: 9, loggedAt: '2026-05-12T20:00:00Z' },
        ],
        programs: [
          {
            id: 'e1',
            programId: 'break-100',
            completed: 9,
            skipped: 9,
            completedAt: '2026-05-13T00:00:00Z',
          },
        ],
        handicaps: [
          { recordedAt: '2026-05-20T00:00:00Z' },
          { recordedAt: '2026-05-02T00:00:00Z' },
          { recordedAt: '2026-06-02T00:00:00Z' },
        ],
      },
      'Pacific/Auckland',
    );
    expect(earned).toEqual([
      { sourceKind: 'session', sourceId: 's1', xp: 130, earnedOn: '2026-05-11' },
      { sourceKind: 'practice', sourceId: 'p1', xp: 40, earnedOn: '2026-05-12' },
      { sourceKind: 'round', sourceId: 'r1', xp: 60, earnedOn: '2026-05-13' },
      { sourceKind: 'program', sourceId: 'e1', xp: 250, earnedOn: '2026-05-13' },
      { sourceKind: 'handicap', sourceName: '2026-05', xp: 25, earnedOn: '2026-05-02' },
      { sourceKind: 'handicap', sourceName: '2026-06', xp: 25, earnedOn: '2026-06-02' },
    ]);
  });

  it('pays the same program again only after 30 days', () => {
    const completed = (id: string, completedAt: string) =>
      ({ id, completedAt, programId: 'break-100', completed: 18, skipped: 0 }) as const;
    const programs = [
      completed('third', '2026-05-31T00:00:00Z'),
      completed('second', '2026-05-30T00:00:00Z'),
      completed('first', '2026-05-01T00:00:00Z'),
    ];
    const earned = importedXp({ ...nothing, programs }, 'UTC');
    expect(earned).toMatchObject([{ sourceId: 'first' }, { sourceId: 'third' }]);
  });

  it('for logged activities never exceeds that of three long practices a day, in any order', () => {
    const day = fc.integer({ min: 10, max: 13 });
    const entries = fc.array(fc.record({ day, minutes: fc.integer({ min: 1, max: 480 }) }));
    fc.assert(
      fc.property(entries, (days) => {
        const logged = days.map(({ day, minutes }, index) =>
          practice(`p${index}`, `2026-05-${day}T12:00:00Z`, minutes),
        );
        const earned = importedXp({ ...nothing, logged }, 'UTC');
        for (const on of new Set(earned.map(({ earnedOn }) => earnedOn))) {
          const xp = earned.flatMap((entry) => (entry.earnedOn === on ? entry.xp : []));
          expect(xp.length).toBeLessThanOrEqual(3);
          expect(xp.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(3 * xpForPractice(120));
        }
      }),
    );
  });
});
