import { createContext, use } from 'react';

/** What is typed and not yet posted, by where it is typed. */
export type Drafts = Map<string, string>;

export const DraftsContext = createContext<Drafts>(new Map());

/** What is typed at one place; it outlives the field in which it is typed. */
export function useDraft(place: string) {
  const drafts = use(DraftsContext);
  return {
    read: () => drafts.get(place),
    keep: (text: string) => void drafts.set(place, text),
    forget: () => void drafts.delete(place),
  };
}
