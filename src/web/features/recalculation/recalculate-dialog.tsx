import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type RecalculationState, recalculation } from '#contract/recalculation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

type RecalculateDialogProps = DialogState & {
  readonly state: UseQueryResult<RecalculationState>;
};

/** Shows how many plans and sessions would change, before the recalculation starts. */
export function RecalculateDialog({ state, ...dialog }: RecalculateDialogProps) {
  const { t } = useTranslation('recalculation');
  const client = useQueryClient();
  const { send, busy } = useAction(recalculation.start, {
    success: ({ message }) => ({ title: message }),
    failure: (error) => ({
      title: t('failed'),
      description: errorText(error, { otherwise: t('later'), offline: t('later') }),
    }),
    onSuccess: ({ job }) => {
      client.setQueryData(
        query(recalculation.state).queryKey,
        (known) => known && { ...known, job },
      );
    },
  });
  const { isPending, isError } = state;
  const programs = isError ? [] : (state.data?.programs ?? []);
  return (
    <Sheet
      {...dialog}
      title={t('title')}
      foot={
        <>
          <Button variant="outline" onClick={() => dialog.onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button
            disabled={programs.length === 0}
            busy={busy}
            busyText={t('busy')}
            onClick={() => send(undefined, () => dialog.onOpenChange(false))}
          >
            {t('open')}
          </Button>
        </>
      }
    >
      {isPending && (
        <SkeletonScreen className="stack-small">
          <Skeleton width="100%" height={44} />
          <Skeleton width="100%" height={44} />
        </SkeletonScreen>
      )}
      {isError && (
        <ErrorState
          error={state.error}
          title={t('loadFailed.title')}
          safe={t('loadFailed.safe')}
          retry={() => void state.refetch()}
        />
      )}
      {state.isSuccess && (
        <p>{programs.length === 0 ? t('nothing') : t('what', totalsOf(programs))}</p>
      )}
      <ul className="ruled">
        {programs.map(({ id, name, language, version, plans, sessions }) => (
          <li key={id} className="recalculation-program">
            <b lang={language}>{name}</b>
            <span className="number">{t('plans', { count: plans })}</span>
            <span className="small muted">
              {t('toVersion', { version })} {t('sessions', sessions)}
            </span>
          </li>
        ))}
      </ul>
      {programs.length > 0 && <p className="small muted">{t('untouched')}</p>}
    </Sheet>
  );
}

function totalsOf(programs: RecalculationState['programs']) {
  const plans = programs.reduce((sum, program) => sum + program.plans, 0);
  const sessions = programs.reduce(
    (sum, { sessions: { updated, added, removed } }) => sum + updated + added + removed,
    0,
  );
  return { plans, sessions };
}
