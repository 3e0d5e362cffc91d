import { createContext, use } from 'react';

/** Text that was typed but not posted yet, by the place where it was typed. */
export type Drafts = Map<string, string>;

export const DraftsContext = createContext<Drafts>(new Map());

/** The draft of one place. It survives unmounting the field. */
export function useDraft(place: string) {
  const drafts = use(DraftsContext);
  return {
    read: () => drafts.get(place),
    keep: (text: string) => void drafts.set(place, text),
    forget: () => void drafts.delete(place),
  };
}
