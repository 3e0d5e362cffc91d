import { useState } from 'react';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementButton } from './achievement-button.tsx';
import { AchievementSheet } from './achievement-sheet.tsx';

export type PanelProps = {
  readonly achievements: readonly Achievement[];
  readonly today: CalendarDate;
};

/** Badges side by side. Pressing one opens its details. */
export function AchievementButtons(props: PanelProps & { readonly withProgress?: boolean }) {
  const { achievements, today, withProgress = false } = props;
  const [shown, show] = useState<Achievement | null>(null);
  return (
    <>
      <ul className="achievement-buttons">
        {achievements.map((one) => (
          <li key={one.id}>
            <AchievementButton achievement={one} withProgress={withProgress} onOpen={show} />
          </li>
        ))}
      </ul>
      <AchievementSheet achievement={shown} today={today} onClose={() => show(null)} />
    </>
  );
}
