import type { endpoints } from '#contract/index.ts';
import { handicapActions } from './handicap.ts';
import { logbookActions } from './logbook.ts';
import type { ActionsOf, OfflineAction } from './offline-action.ts';
import { trainingActions } from './training.ts';

// An `offline` row without an action does not compile.
const byFeature = {
  logbook: logbookActions,
  handicap: handicapActions,
  training: trainingActions,
} satisfies ActionsOf<typeof endpoints>;

/** Every action that a golfer can take offline. */
export const offlineActions: readonly OfflineAction[] = Object.values(byFeature).flatMap(
  (actions): readonly OfflineAction[] => Object.values(actions),
);
