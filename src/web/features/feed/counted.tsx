import { useTranslation } from '#web/i18n/translation.ts';

type CountedProps = {
  readonly count: number;
  /** Number and noun. */
  readonly words: string;
};

/** A count beside an icon, which is read out with what it counts. */
export function Counted({ count, words }: CountedProps) {
  const { language } = useTranslation('feed');
  return (
    <>
      <span className="number" aria-hidden>
        {count.toLocaleString(language)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
