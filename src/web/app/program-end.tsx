import { lazy, Suspense } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';

/** Loaded with the last session of a program; without a connection the progress screen shows it later. */
const CompletedProgram = lazy(() =>
  Promise.all([import('#web/features/progress/completed-program.tsx'), loadTexts('progress')]).then(
    ([{ CompletedProgram: Fetched }]) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
);

/** What a program that was just completed has changed, on the screens of sessions. */
export function ProgramEnd() {
  return (
    <Suspense>
      <CompletedProgram />
    </Suspense>
  );
}
