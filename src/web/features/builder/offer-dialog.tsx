import { useQuery } from '@tanstack/react-query';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { offers } from '#contract/offers.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { OfferSheet } from '#web/platform/screen/offer-sheet.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { PartDifferences } from './part-differences.tsx';
import { useEditOptions } from './use-edit-options.ts';

type OfferDialogProps = DialogState & { readonly program: Pick<BuilderProgram, 'id' | 'name'> };

/** Shows what the newer shipped version of an edited program would change, with buttons to take or decline it. */
export function OfferDialog({ program: { id, name }, ...dialog }: OfferDialogProps) {
  const { t } = useTranslation('builder');
  const offer = useQuery({
    ...query(offers.program, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const take = useAction(offers.takeProgram, useEditOptions('takeOffer'));
  const decline = useAction(offers.declineProgram, useEditOptions('declineOffer'));
  return (
    <OfferSheet
      {...dialog}
      {...{ id, name, offer, take, decline }}
      texts={{
        title: t('offer.title'),
        meaning: t('offer.meaning'),
        failed: t('offer.loadFailed'),
        safe: t('loadFailed.safe'),
        take: t('offer.take'),
        decline: t('offer.decline'),
        busy: t('busy'),
      }}
    >
      {({ parts }) =>
        parts.length === 0 ? <p>{t('offer.same')}</p> : <PartDifferences parts={parts} />
      }
    </OfferSheet>
  );
}
