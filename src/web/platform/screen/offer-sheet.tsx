import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ErrorState } from './states.tsx';

type Choice = {
  readonly busy: boolean;
  readonly send: (input: { readonly params: { readonly id: string } }, onDone: () => void) => void;
};

type OfferSheetProps<Offer> = DialogState & {
  readonly id: string;
  /** The name of the content that has a newer version. */
  readonly name: string;
  readonly offer: UseQueryResult<Offer>;
  readonly take: Choice;
  readonly decline: Choice;
  /** `meaning` says the consequences of taking it, `safe` what a failed read does not change. */
  readonly texts: Readonly<
    Record<'title' | 'meaning' | 'failed' | 'safe' | 'take' | 'decline' | 'busy', string>
  >;
  /** Shows the changes in the newer version. */
  readonly children: (offer: Offer) => ReactNode;
};

/** Offers newer shipped content in place of content that administrators changed; they can take or decline it. */
export function OfferSheet<Offer>(props: OfferSheetProps<Offer>) {
  const { open, onOpenChange, id, name, offer, take, decline, texts } = props;
  const choose = (choice: Choice) => choice.send({ params: { id } }, () => onOpenChange(false));
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={texts.title}
      foot={
        offer.data && (
          <>
            <Button
              variant="outline"
              busy={decline.busy}
              busyText={texts.busy}
              disabled={take.busy}
              onClick={() => choose(decline)}
            >
              {texts.decline}
            </Button>
            <Button
              busy={take.busy}
              busyText={texts.busy}
              disabled={decline.busy}
              onClick={() => choose(take)}
            >
              {texts.take}
            </Button>
          </>
        )
      }
    >
      <p className="small muted">{name}</p>
      {offer.data && <p>{texts.meaning}</p>}
      {offer.data && props.children(offer.data)}
      {offer.isError && (
        <ErrorState
          error={offer.error}
          title={texts.failed}
          safe={texts.safe}
          retry={() => void offer.refetch()}
        />
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
