import './progress-grid.css';
import { usePrefetchQuery } from '@tanstack/react-query';
import { achievements } from '#contract/achievements.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { query } from '#web/platform/api/query.ts';
import { useSearch } from '#web/router/router-context.ts';
import { AchievementsPreview } from './achievements-preview.tsx';
import { DrillsCard } from './drills-card.tsx';
import { FocusCard } from './focus-card.tsx';
import { FocusChips } from './focus-chips.tsx';
import { PracticeHero } from './practice-hero.tsx';
import { ProgramCard } from './program-card.tsx';
import { ReadOverview } from './read-overview.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatsBoard } from './stats-board.tsx';
import { TestsCard } from './tests-card.tsx';

/** Cards below the hero while they load, in pixels. */
const cards = [520, 400, 200, 330, 300, 390] as const;

/** The last tab of Progress: drills, tests, the program, training totals, achievements and what was done last. */
export function PracticeScreen() {
  usePrefetchQuery(query(achievements.list));
  return (
    <ReadOverview cards={cards}>{(overview) => <Practice overview={overview} />}</ReadOverview>
  );
}

function Practice({ overview }: { overview: ProgressOverview }) {
  const { focus } = useSearch('/progress/practice');
  const { stats, currentProgram, drills, skills, days, focuses, recent } = overview;
  return (
    <>
      <PracticeHero stats={stats} days={days} />
      <div className="progress-grid page-wide">
        <DrillsCard
          drills={focus ? drills.filter((drill) => drill.focus === focus) : drills}
          choice={<FocusChips focus={focus} known={drills.map((drill) => drill.focus)} />}
        />
        <TestsCard profile={skills} hasProgram={currentProgram !== null} />
        <ProgramCard program={currentProgram} />
        <FocusCard focuses={focuses} />
        <StatsBoard stats={stats} />
        <AchievementsPreview />
        <RecentActivity items={recent} />
      </div>
    </>
  );
}
