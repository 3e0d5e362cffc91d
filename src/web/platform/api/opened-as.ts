import { revisionHeader } from '#contract/revision.ts';

/** The header of a change that was decided on this revision of the thing it changes. */
export const openedAs = (revision: string) => ({ [revisionHeader]: revision });
