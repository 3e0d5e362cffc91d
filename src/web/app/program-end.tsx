import { Suspense } from 'react';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';

/** Loaded with the last session of a program. If it cannot be loaded, the progress screen shows the result later. */
const CompletedProgram = lazily(
  () => withTexts(import('#web/features/progress/completed-program.tsx'), 'progress'),
  'CompletedProgram',
  'omitted',
);

/** Shows the results of a program that was just completed, on session screens. */
export function ProgramEnd() {
  return (
    <Suspense>
      <CompletedProgram />
    </Suspense>
  );
}
