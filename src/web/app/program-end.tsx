import { Suspense } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';

/** Loaded with the last session of a program. If it cannot be loaded, the progress screen shows the result later. */
const CompletedProgram = lazily(
  async () => {
    const code = import('#web/features/progress/completed-program.tsx');
    const [fetched] = await Promise.all([code, loadTexts('progress')]);
    return fetched;
  },
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
