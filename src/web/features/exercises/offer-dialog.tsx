import { useQuery } from '@tanstack/react-query';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { offers } from '#contract/offers.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { OfferSheet } from '#web/platform/screen/offer-sheet.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Differences } from '#web/ui/differences.tsx';
import { useFailure } from './use-failure.ts';
import { useOfferTexts } from './use-offer-texts.ts';

type OfferDialogProps = DialogState & { readonly exercise: ExerciseListItem };

/** Shows what the newer shipped version of an edited exercise would change, with buttons to take or decline it. */
export function OfferDialog({ exercise: { id, name }, ...dialog }: OfferDialogProps) {
  const { t } = useTranslation('exercises');
  const offer = useQuery({
    ...query(offers.exercise, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const take = useAction(offers.takeExercise, {
    success: { title: t('offer.taken'), description: name },
    failure: useFailure(t('offer.takeFailed')),
  });
  const decline = useAction(offers.declineExercise, {
    success: { title: t('offer.declined'), description: name },
    failure: useFailure(t('offer.declineFailed')),
  });
  return (
    <OfferSheet
      {...dialog}
      {...{ id, name, offer, take, decline }}
      texts={{
        title: t('offer.title'),
        meaning: t('offer.meaning'),
        failed: t('offer.loadFailed'),
        safe: t('failed.safe'),
        take: t('offer.take'),
        decline: t('offer.decline'),
        busy: t('offer.busy'),
      }}
    >
      {(found) => <WhatIsNew {...found} />}
    </OfferSheet>
  );
}

type WhatIsNewProps = {
  readonly fields: Parameters<ReturnType<typeof useOfferTexts>>[0];
  readonly isRedrawn: boolean;
};

function WhatIsNew({ fields, isRedrawn }: WhatIsNewProps) {
  const { t } = useTranslation('exercises');
  const differences = useOfferTexts()(fields);
  return (
    <>
      {isRedrawn && <p className="row-title">{t('offer.redrawn')}</p>}
      {differences.length > 0 && <Differences list={differences} />}
      {differences.length === 0 && !isRedrawn && <p>{t('offer.same')}</p>}
    </>
  );
}
