import type { PlayedRound, ProgressOverview, ScoredDrill } from '#contract/progress.ts';
import { aSkillProfile } from './a-skill-profile.ts';
import { inWeekFive, statsInWeekFive } from './program-fixture.ts';

/** A round for the charts: 18 holes of stroke play in 89, with no other counts. */
export function aPlayedRound(changes: Partial<PlayedRound> = {}): PlayedRound {
  const { sessionDate = '2026-05-09' } = changes;
  return {
    id: `round-${sessionDate}`,
    name: 'Saturday medal',
    sessionDate,
    holes: 18,
    scoreType: 'strokeplay',
    totalScore: 89,
    coursePar: 72,
    fairwaysHit: null,
    greensInRegulation: null,
    putts: null,
    ...changes,
  };
}

/** A putting drill scored three times, with the best score last. */
export function aScoredDrill(changes: Partial<ScoredDrill> = {}): ScoredDrill {
  const { scores = [5, 7, 9] } = changes;
  return {
    exerciseId: 'clock-putting',
    name: 'Clock putting',
    focus: 'putting',
    unit: 'putts holed',
    better: 'higher',
    target: 8,
    baseline: 6,
    best: 9,
    max: 12,
    shape: { kind: 'hits', attempts: 12 },
    count: 3,
    scores,
    days: scores.map((_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`),
    isMixed: false,
    ...changes,
  };
}

/** The golfer from the design in week five, with only handicaps logged. */
export function aProgress(changes: Partial<ProgressOverview> = {}): ProgressOverview {
  return {
    stats: statsInWeekFive,
    handicapHistory: [
      { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
      { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
    ],
    currentProgram: inWeekFive,
    rounds: [],
    drills: [],
    skills: aSkillProfile(),
    days: [],
    focuses: [],
    recent: [],
    ...changes,
  };
}
