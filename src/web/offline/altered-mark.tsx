import { actionOf } from '#web/platform/queue/offline-action.ts';
import { MarkWhile } from '#web/platform/queue/waiting-mark.tsx';
import { offlineActions } from './actions/all.ts';
import type { Altered } from './actions/effect.ts';

/** Marks data that several actions alter while such a request waits. */
export const AlteredMark = ({ of }: { readonly of: Altered }) => (
  <MarkWhile
    isMeant={(request) => actionOf(offlineActions, request)?.alters.includes(of) === true}
  />
);
