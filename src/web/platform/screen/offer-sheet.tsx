import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ErrorState } from './states.tsx';

type Choice = { readonly text: string; readonly busy: boolean; readonly onChoose: () => void };

type OfferSheetProps<Offer> = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The name of the content that has a newer version. */
  readonly name: string;
  /** The consequences of taking it. */
  readonly meaning: string;
  readonly offer: UseQueryResult<Offer>;
  readonly failed: { readonly title: string; readonly safe: string };
  readonly take: Choice;
  readonly decline: Choice;
  readonly busyText: string;
  /** Shows the changes in the newer version. */
  readonly children: (offer: Offer) => ReactNode;
};

/** Offers newer shipped content in place of content that administrators changed; they can take or decline it. */
export function OfferSheet<Offer>(props: OfferSheetProps<Offer>) {
  const { open, onOpenChange, title, name, meaning, offer, failed, take, decline } = props;
  return (
    <Sheet
      {...{ open, onOpenChange, title }}
      foot={
        offer.data && (
          <>
            <Button
              variant="outline"
              busy={decline.busy}
              busyText={props.busyText}
              disabled={take.busy}
              onClick={decline.onChoose}
            >
              {decline.text}
            </Button>
            <Button
              busy={take.busy}
              busyText={props.busyText}
              disabled={decline.busy}
              onClick={take.onChoose}
            >
              {take.text}
            </Button>
          </>
        )
      }
    >
      <p className="small muted">{name}</p>
      {offer.data && <p>{meaning}</p>}
      {offer.data && props.children(offer.data)}
      {offer.isError && (
        <ErrorState error={offer.error} {...failed} retry={() => void offer.refetch()} />
      )}
      {offer.isPending && (
        <SkeletonScreen className="stack">
          <Skeleton width="60%" height={22} />
          <Skeleton width="100%" height={96} radius={14} />
          <Skeleton width="100%" height={96} radius={14} />
        </SkeletonScreen>
      )}
    </Sheet>
  );
}
