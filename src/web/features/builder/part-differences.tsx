import './part-differences.css';
import '#web/ui/tag.css';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { offers } from '#contract/offers.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Differences } from '#web/ui/differences.tsx';
import { useOfferTexts } from './use-offer-texts.ts';

type Part = AnswerOf<typeof offers.program>['parts'][number];

const changes = ['added', 'changed', 'removed'] as const;

type PartDifferencesProps = {
  readonly parts: readonly Part[];
  /** As for `Differences`. */
  readonly labels?: Parameters<typeof Differences>[0]['labels'];
};

/** The parts of a plan that differ from those of another one, with both values of each field. */
export function PartDifferences({ parts, labels }: PartDifferencesProps) {
  const { t } = useTranslation('builder');
  const differencesOf = useOfferTexts();
  const counts = changes
    .map((change) => ({ change, count: parts.filter((part) => part.change === change).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p className="facts-line">
        {counts.map(({ change, count }) => (
          <span key={change}>{t(`offer.${change}`, { count })}</span>
        ))}
      </p>
      <ul className="part-differences">
        {parts.map(({ kind, partId, title, change, fields }) => (
          <li key={partId}>
            <p className="between">
              <span>
                <span className="small muted">{t(`offer.kind.${kind}`)}</span>
                <b className="row-title">{title || t('untitled')}</b>
              </span>
              <span className={`tag small is-${change}`}>{t(`offer.is.${change}`)}</span>
            </p>
            {fields.length > 0 && (
              <Differences list={differencesOf(fields)} {...(labels && { labels })} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
