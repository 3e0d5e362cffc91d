import { useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';

type CountLabelProps = {
  readonly count: number;
  /** The count with its noun, for screen readers. */
  readonly words: string;
};

/** A count beside an icon. Screen readers read the count with its noun. */
export function CountLabel({ count, words }: CountLabelProps) {
  const { language } = useTranslation('feed');
  return (
    <>
      <span className="number" aria-hidden>
        {numbersIn(language).write(count)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
