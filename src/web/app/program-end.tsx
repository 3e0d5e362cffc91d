import { Suspense } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazyOptional } from './lazy-optional.ts';

/** Loaded with the last session of a program; without a connection the progress screen shows it later. */
const CompletedProgram = lazyOptional(async () => {
  const code = import('#web/features/progress/completed-program.tsx');
  const [fetched] = await Promise.all([code, loadTexts('progress')]);
  return fetched.CompletedProgram;
});

/** What a program that was just completed has changed, on the screens of sessions. */
export function ProgramEnd() {
  return (
    <Suspense>
      <CompletedProgram />
    </Suspense>
  );
}
