import { lazy, Suspense } from 'react';
import { endCelebration, shownCelebration } from '#web/platform/celebration.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { retryImport } from '#web/platform/retry-import.ts';
import { useStore } from '#web/platform/store.ts';

const loadOverlay = () =>
  Promise.all([
    import('#web/features/achievements/celebration-overlay.tsx'),
    loadTexts('achievements'),
  ]);

// Loading is retried: achievements stay unlocked, so they can be celebrated when the connection allows.
const CelebrationOverlay = lazy(async () => {
  const [overlay] = await retryImport(loadOverlay);
  return { default: overlay.CelebrationOverlay };
});

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
