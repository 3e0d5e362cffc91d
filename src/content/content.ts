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

/** The words of a program in one language, with its weeks, sessions and notes by id. */
export type ProgramWords = {
  readonly name: string;
  readonly description: string;
  readonly weeks: Readonly<Record<string, WeekWords>>;
};
type WeekWords = Titled & { readonly sessions: Readonly<Record<string, SessionWords>> };
type SessionWords = Titled & { readonly notes: Readonly<Record<string, string>> };

/** The words of all content in one language. */
export type ContentWords = {
  /** Names of the equipment that drills need. */
  readonly equipment: Readonly<Record<EquipmentId, EquipmentWords>>;
  readonly exercises: Readonly<Record<string, DrillWords>>;
  readonly programs: Readonly<Record<string, ProgramWords>>;
  /** What a session asks for when it uses a variant of a drill, by the variant's key. The same for all programs. */
  readonly variants: Readonly<Record<string, string>>;
};

/** The content that a release ships: facts, their words in English, and translations by language code. */
export type Content = {
  readonly drills: readonly Drill[];
  /** In the order in which they are listed. */
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
