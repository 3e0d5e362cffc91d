import './settle-missed-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { training } from '#contract/training.ts';
import type { MissedPreview } from '#contract/training-schemas.ts';
import type { WayToSettle } from '#domain/training/settle-missed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { SettleChoices } from './settle-choices.tsx';
import { useSettleWords } from './settle-words.ts';

export type SettleMissedDialogProps = {
  /** The id of the active enrollment. */
  readonly enrollmentId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Settles all missed sessions in one step. Previews the effect of each way first. */
export function SettleMissedDialog({ enrollmentId, open, onOpenChange }: SettleMissedDialogProps) {
  const { t } = useTranslation('training');
  const words = useSettleWords();
  const [way, setWay] = useState<WayToSettle>('shift');
  const { send, busy } = useAction(training.settleMissed, {
    success: (settled, { body }) => words.done(body.way, settled),
    onSuccess: () => onOpenChange(false),
    failure: (error) => ({
      title: t('toasts.error'),
      description: errorText(error, { otherwise: t('settle.failed.send') }),
    }),
    onFailure: (error) => {
      if (hasCode(error, 'missed_changed')) void refetch();
    },
  });
  const preview = query(training.missed, { params: { userProgramId: enrollmentId } });
  // Do not refetch while sending, so that the choices do not change, nor while closed.
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...preview,
    enabled: open && !busy,
    gcTime: 0,
  });
  useFreshEachDay(preview.queryKey, dataUpdatedAt);
  const missed = data?.missed ?? [];
  // After a refetch, "fit" may no longer be possible.
  const chosen = way === 'fit' && data?.fit.movedSessions === 0 ? 'shift' : way;
  const press = () => {
    // The second press of a double click may hit the sheet while it closes.
    if (open) send({ body: { userProgramId: enrollmentId, way: chosen, missed } });
  };

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('settle.title')}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={() => onOpenChange(false)}>
            {t(data && missed.length === 0 ? 'settle.close' : 'settle.cancel')}
          </Button>
          {missed.length > 0 && (
            <Button busy={busy} busyText={t('settle.busy')} onClick={press}>
              {t(`settle.ways.${chosen}`)}
            </Button>
          )}
        </>
      }
    >
      <Choices {...{ data, error, chosen }} onChoose={setWay} retry={() => void refetch()} />
    </Sheet>
  );
}

type ChoicesProps = {
  readonly data: MissedPreview | undefined;
  readonly error: Error | null;
  readonly chosen: WayToSettle;
  readonly onChoose: (way: WayToSettle) => void;
  readonly retry: () => void;
};

/** Shows the choices once they have loaded. Keeps showing them if a refetch fails. */
function Choices({ data, error, chosen, onChoose, retry }: ChoicesProps) {
  const { t } = useTranslation('training');
  if (data === undefined)
    return error ? (
      <ErrorState
        error={error}
        title={t('settle.failed.title')}
        safe={t('settle.failed.safe')}
        retry={retry}
      />
    ) : (
      <SkeletonScreen className="stack-small">
        <Skeleton width="70%" height={20} />
        <Skeleton width="100%" height={92} radius={14} />
        <Skeleton width="100%" height={92} radius={14} />
        <Skeleton width="100%" height={92} radius={14} />
      </SkeletonScreen>
    );
  if (data.missed.length === 0) return <p>{t('settle.none')}</p>;
  return <SettleChoices preview={data} chosen={chosen} onChoose={onChoose} />;
}
