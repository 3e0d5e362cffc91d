import type { Drill, DrillWords } from '#domain/drills/drill.ts';
import type { EquipmentId, EquipmentWords } from '#domain/drills/equipment.ts';
import { drills } from './exercises/all.ts';
import { programs } from './programs/all.ts';
import type { Program } from './programs/program.ts';
import type { Translation } from './translation.ts';
import { de } from './words/de/all.ts';
import { en } from './words/en/all.ts';
import { es } from './words/es/all.ts';
import { fr } from './words/fr/all.ts';
import { nl } from './words/nl/all.ts';

type Titled = { readonly title: string; readonly description: string };

/** The words of a program in one language: of its weeks, their sessions and their notes, by id. */
export type ProgramWords = {
  readonly name: string;
  readonly description: string;
  readonly weeks: Readonly<Record<string, WeekWords>>;
};
type WeekWords = Titled & { readonly sessions: Readonly<Record<string, SessionWords>> };
type SessionWords = Titled & { readonly notes: Readonly<Record<string, string>> };

/** The words of all content in one language. */
export type ContentWords = {
  /** What drills need is called. */
  readonly equipment: Readonly<Record<EquipmentId, EquipmentWords>>;
  readonly exercises: Readonly<Record<string, DrillWords>>;
  readonly programs: Readonly<Record<string, ProgramWords>>;
  /** What sessions of any program ask for when they ask for a variant of a drill. */
  readonly variants: Readonly<Record<string, string>>;
};

/** What a release ships: facts, their words in English, and translations by language code. */
export type Content = {
  readonly drills: readonly Drill[];
  /** In the order of the list. */
  readonly programs: readonly Program[];
  readonly words: ContentWords;
  readonly translations: Readonly<Record<string, Translation<ContentWords>>>;
};

export const shippedContent: Content = {
  drills,
  programs,
  words: en,
  translations: { de, es, fr, nl },
};
