import type { ReactNode } from 'react';

/** Renders the numbers of a sentence: `parts('week.done', { done, total, b: bold })`. */
export const bold = (words: ReactNode) => <b className="number">{words}</b>;
