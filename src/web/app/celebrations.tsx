import { Suspense } from 'react';
import { endCelebration, shownCelebration } from '#web/platform/celebration.ts';
import { withTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useStore } from '#web/platform/store.ts';

// Achievements stay unlocked, so they can be celebrated when the connection allows.
const CelebrationOverlay = lazily(
  () => withTexts(import('#web/features/achievements/celebration-overlay.tsx'), 'achievements'),
  'CelebrationOverlay',
  'waits',
);

/** Celebrates unlocked achievements over any quiet screen; loaded with the first celebration. */
export function Celebrations() {
  const shown = useStore(shownCelebration);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <CelebrationOverlay {...shown} onClose={endCelebration} />
    </Suspense>
  );
}
