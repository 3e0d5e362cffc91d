import type { WordsOfVariants } from '../words.ts';

export const variants: WordsOfVariants = {};
