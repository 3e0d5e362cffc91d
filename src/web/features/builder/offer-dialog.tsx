import './offer-dialog.css';
import '#web/ui/tag.css';
import { useQuery } from '@tanstack/react-query';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { offers } from '#contract/offers.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { query } from '#web/platform/api/query.ts';
import { OfferSheet } from '#web/platform/screen/offer-sheet.tsx';
import { Differences } from '#web/ui/differences.tsx';
import type { DialogState } from '#web/ui/sheet.tsx';
import { useEditOptions } from './use-edit-options.ts';
import { useOfferTexts } from './use-offer-texts.ts';

type OfferDialogProps = DialogState & { readonly program: Pick<BuilderProgram, 'id' | 'name'> };

/** Shows what the newer shipped version of an edited program would change, with buttons to take or decline it. */
export function OfferDialog({ program: { id, name }, open, onOpenChange }: OfferDialogProps) {
  const { t } = useTranslation('builder');
  const offer = useQuery({
    ...query(offers.program, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const take = useAction(offers.takeProgram, useEditOptions('takeOffer'));
  const decline = useAction(offers.declineProgram, useEditOptions('declineOffer'));
  const close = () => onOpenChange(false);
  const params = { id };
  return (
    <OfferSheet
      {...{ open, onOpenChange, name, offer }}
      title={t('offer.title')}
      meaning={t('offer.meaning')}
      failed={{ title: t('offer.loadFailed'), safe: t('loadFailed.safe') }}
      take={{
        text: t('offer.take'),
        busy: take.busy,
        onChoose: () => take.send({ params }, close),
      }}
      decline={{
        text: t('offer.decline'),
        busy: decline.busy,
        onChoose: () => decline.send({ params }, close),
      }}
      busyText={t('busy')}
    >
      {({ parts }) => <Parts parts={parts} />}
    </OfferSheet>
  );
}

type Part = AnswerOf<typeof offers.program>['parts'][number];

const changes = ['added', 'changed', 'removed'] as const;

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useTranslation('builder');
  const differencesOf = useOfferTexts();
  const counts = changes
    .map((change) => ({ change, count: parts.filter((part) => part.change === change).length }))
    .filter(({ count }) => count > 0);
  if (parts.length === 0) return <p>{t('offer.same')}</p>;
  return (
    <>
      <p className="facts-line">
        {counts.map(({ change, count }) => (
          <span key={change}>{t(`offer.${change}`, { count })}</span>
        ))}
      </p>
      <ul className="offer-parts">
        {parts.map(({ kind, partId, title, change, fields }) => (
          <li key={partId}>
            <p className="between">
              <span>
                <span className="small muted">{t(`offer.kind.${kind}`)}</span>
                <b className="row-title">{title || t('untitled')}</b>
              </span>
              <span className={`tag small is-${change}`}>{t(`offer.is.${change}`)}</span>
            </p>
            {fields.length > 0 && <Differences list={differencesOf(fields)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
