import type { AnswerOf } from '#contract/endpoint.ts';
import type { offers } from '#contract/offers.ts';
import type { ExerciseType } from '#domain/drills/exercise.ts';
import type { KeyBelow, MessageKey } from '#i18n/translate.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Difference } from '#web/ui/differences.tsx';
import { useTypeName } from './exercise-words.ts';

type Field = AnswerOf<typeof offers.exercise>['fields'][number];

/** The form labels of the fields of an exercise. */
const names = {
  name: 'form.name',
  description: 'form.description',
  type: 'form.type',
  duration: 'form.minutes',
  instructions: 'form.instructions',
  equipment: 'form.equipment',
  difficulty: 'form.difficulty',
  icon: 'form.icon',
  purpose: 'form.purpose',
  setUp: 'form.setUp',
  steps: 'form.steps',
  commonFaults: 'form.faults',
  alternatives: 'form.alternatives',
  safety: 'form.safety',
  venues: 'form.venues',
  mode: 'form.mode',
  alt: 'drawing.alt',
  'scoring.how': 'form.how',
  'scoring.unit': 'form.unit',
  'scoring.better': 'form.better',
  'scoring.step': 'form.step',
  'scoring.min': 'form.least',
  'scoring.max': 'form.most',
} as const satisfies Readonly<Record<string, MessageKey<'exercises'>>>;

const isKnown = (field: string): field is keyof typeof names => field in names;

/** Fields that the form does not have: the origin of targets, and how attempts make up a score. */
const hidden = /^scoring\.(basis|shape|edition|cells|norm|targetsBy)\b/;

/** Returns a function that describes the changed fields of an exercise, with the labels and formats of the form. */
export function useOfferTexts(): (fields: readonly Field[]) => Difference[] {
  const { t } = useTranslation('exercises');
  const typeName = useTypeName();
  const nameOf = (field: string): string => {
    const [, number, part] = /^commonFaults\.(\d+)\.(fault|fix)$/.exec(field) ?? [];
    if (part) return `${t(part === 'fix' ? 'form.fix' : 'form.fault')} ${Number(number) + 1}`;
    const [, level] = /^scoring\.targets\.(\w+)$/.exec(field) ?? [];
    if (level) return `${t('form.targets')} ${t(`difficulty.${level as Name<'difficulty'>}`)}`;
    return isKnown(field) ? t(names[field]) : field;
  };
  const write = (field: string, value: Field['before']): string => {
    if (value === null || value === '') return '';
    switch (field) {
      case 'type':
        return typeName(value as ExerciseType);
      case 'difficulty':
        return t(`difficulty.${value as Name<'difficulty'>}`);
      case 'icon':
        return t(`icons.${value as Name<'icons'>}`);
      case 'mode':
        return t(`modes.${value as Name<'modes'>}`);
      case 'scoring.better':
        return t(value === 'lower' ? 'form.lower' : 'form.higher');
      case 'venues':
        return linesOf<Name<'venues'>>(value)
          .map((venue) => t(`venues.${venue}`))
          .join('\n');
      default:
        return String(value);
    }
  };
  return (fields) =>
    fields
      .filter(({ field }) => !hidden.test(field))
      .map(({ field, before, after }) => ({
        name: nameOf(field),
        before: write(field, before),
        after: write(field, after),
      }))
      .filter(({ before, after }) => before !== after);
}

type Name<Path extends string> = KeyBelow<'exercises', Path>;

const linesOf = <Line extends string>(value: string | number) =>
  String(value).split('\n') as Line[];
