import type { DrillWords, ScoringWords } from '#domain/drills/drill.ts';
import type { EquipmentId, EquipmentWords } from '#domain/drills/equipment.ts';
import type { drills } from '../exercises/all.ts';
import type { programs } from '../programs/all.ts';
import type { Program } from '../programs/program.ts';

type FactsOfDrill = (typeof drills)[number];

type LabelKey<Facts extends FactsOfDrill> = Exclude<
  Extract<
    Facts['diagram']['marks'][number],
    { readonly label: { readonly word: string } }
  >['label']['word'],
  // A number is the same in every language.
  `${number}`
>;

type DiagramWordsOf<Facts extends FactsOfDrill> = { readonly alt: string } & ([
  LabelKey<Facts>,
] extends [never]
  ? unknown
  : { readonly labels: Readonly<Record<LabelKey<Facts>, string>> });

type WordsOfDrill<Facts extends FactsOfDrill> = Omit<DrillWords, 'scoring' | 'diagram'> & {
  readonly diagram: DiagramWordsOf<Facts>;
} & (Facts['scoring'] extends null ? unknown : { readonly scoring: ScoringWords });

/** Words for each of these drills by id, including a text for every label of its diagram. */
export type WordsOfDrills<Facts extends readonly FactsOfDrill[]> = {
  readonly [One in Facts[number] as One['id']]: WordsOfDrill<One>;
};

type WeekOf<Facts extends Program> = Facts['weeks'][number];
type SessionOf<Week extends Program['weeks'][number]> = Week['sessions'][number];

/** Words for a program and, by id, for its weeks, sessions and exercises. */
export type WordsOfProgram<Facts extends Program> = {
  readonly name: string;
  readonly description: string;
  readonly weeks: {
    readonly [Week in WeekOf<Facts> as Week['id']]: {
      readonly title: string;
      readonly description: string;
      readonly sessions: {
        readonly [Session in SessionOf<Week> as Session['id']]: {
          readonly title: string;
          readonly description: string;
          /** The instructions for a drill in this session; optional. */
          readonly notes: Readonly<Partial<Record<Session['exercises'][number]['id'], string>>>;
        };
      };
    };
  };
};

type PlaceOf<Facts extends Program> = SessionOf<WeekOf<Facts>>['exercises'][number];

/** Every variant that is used in a session of a shipped program. */
type Variant = Extract<
  PlaceOf<(typeof programs)[number]>,
  { readonly task: { readonly variant: string } }
>['task']['variant'];

/** Short names of the variants of drills: "Gate of two balls". */
export type WordsOfVariants = Readonly<Record<Variant, string>>;

export type WordsOfEquipment = Readonly<Record<EquipmentId, EquipmentWords>>;

/** The words of everything that is shipped, in one language. A missing text is a compile error. */
export type ShippedWords = {
  readonly equipment: WordsOfEquipment;
  readonly variants: WordsOfVariants;
  readonly exercises: WordsOfDrills<typeof drills>;
  readonly programs: {
    readonly [One in (typeof programs)[number] as One['id']]: WordsOfProgram<One>;
  };
};
