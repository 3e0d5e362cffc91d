import type { AnswerOf } from '#contract/endpoint.ts';
import type { offers } from '#contract/offers.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import type { KeyBelow, MessageKey } from '#i18n/translate.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Difference } from '#web/ui/differences.tsx';
import { usePartNames } from './use-part-names.ts';

type Field = AnswerOf<typeof offers.program>['parts'][number]['fields'][number];

/** The form labels of the fields of a program and its parts. */
const names = {
  name: 'form.name',
  description: 'form.description',
  difficulty: 'form.difficulty',
  targetHandicap: 'form.target',
  fromHandicap: 'form.from',
  color: 'form.color',
  isActive: 'form.active',
  durationWeeks: 'form.weeks',
  sessionsPerWeek: 'form.sessions',
  minutesPerSession: 'minutes',
  weekNumber: 'form.weekNumber',
  title: 'form.title',
  focus: 'form.focus',
  dayNumber: 'form.day',
  totalDuration: 'minutes',
  order: 'form.order',
  exercise: 'form.exercise',
  duration: 'minutes',
  notes: 'form.notes',
  attempts: 'form.attempts',
  variant: 'form.variant',
  counted: 'form.counted',
  week: 'offer.week',
  session: 'offer.session',
} as const satisfies Readonly<Record<string, MessageKey<'builder'>>>;

const isKnown = (field: string): field is keyof typeof names => field in names;

/** Returns a function that describes the changed fields of a part, with the labels and formats of the forms. */
export function useOfferTexts(): (fields: readonly Field[]) => Difference[] {
  const { t, language } = useTranslation('builder');
  const { t: ui } = useTranslation('ui');
  const { dayName } = usePartNames();
  const write = (field: string, value: Field['before']): string => {
    if (value === null || value === '') return '';
    switch (field) {
      case 'color':
        return t(`color.${value as KeyBelow<'builder', 'color'>}`);
      case 'difficulty':
        return t(`level.${value as KeyBelow<'builder', 'level'>}`);
      case 'focus':
        return ui(`focus.${value as KeyBelow<'ui', 'focus'>}`);
      case 'targetHandicap':
      case 'fromHandicap':
        return formatHandicap(String(value), language);
      case 'dayNumber':
        return dayName(Number(value));
      case 'counted':
      case 'isActive':
        return value === 1 ? '✓' : '–';
      default:
        return String(value);
    }
  };
  return (fields) =>
    fields.map(({ field, before, after }) => ({
      name: isKnown(field) ? t(names[field]) : field,
      before: write(field, before),
      after: write(field, after),
    }));
}
