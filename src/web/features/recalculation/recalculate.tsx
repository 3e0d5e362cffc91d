import './recalculate.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { type RecalculationJob, recalculation } from '#contract/recalculation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RecalculateDialog } from './recalculate-dialog.tsx';
import { useWhenComplete } from './use-when-complete.ts';

const pollMs = 2000;

// Plans also change outside this screen, so refetch each time the dialog opens, and repeatedly while a background
// job runs.
const stateQuery = {
  ...query(recalculation.state),
  staleTime: 0,
};

/** Updates active plans to the newest version of their programs: the button and its progress. */
export function Recalculate() {
  const { t } = useTranslation('recalculation');
  const [open, setOpen] = useState(false);
  const state = useQuery({
    ...stateQuery,
    refetchInterval: ({ state: { data } }) => (data?.job?.state === 'running' ? pollMs : false),
  });
  const job = state.data?.job ?? null;
  useWhenComplete(job, ({ done, failed }) =>
    toast({
      title: t('complete'),
      description: t('completeText', { done, failed }),
    }),
  );
  const isRunning = job?.state === 'running';
  const ask = () => {
    setOpen(true);
    void state.refetch({ cancelRefetch: false });
  };
  return (
    <>
      <Button variant="outline" busy={isRunning} busyText={t('busy')} onClick={ask}>
        <Calculator className="icon icon-small" aria-hidden />
        {t('open')}
      </Button>
      <RecalculateDialog open={open} onOpenChange={setOpen} state={state} />
    </>
  );
}

/** The progress of a recalculation, with a button to stop it. Renders nothing if none is running. */
export function RecalculationProgress() {
  const { t } = useTranslation('recalculation');
  const client = useQueryClient();
  const { data: state } = useQuery(stateQuery);
  const stop = useAction(recalculation.stop, {
    success: ({ message }) => ({ title: message }),
    failure: (error) => ({ title: t('stopFailed'), description: errorText(error) }),
    onSuccess: () => void client.invalidateQueries({ queryKey: stateQuery.queryKey }),
  });
  const job: RecalculationJob | null = state?.job ?? null;
  if (job?.state !== 'running') return null;
  const { done, failed, total } = job;
  return (
    <section className="recalculation" aria-label={t('progress')}>
      <div className="between is-middle">
        <b>{t('progress')}</b>
        <span className="number" role="status">
          {t('ofPlans', { done: done + failed, total })}
        </span>
      </div>
      <ProgressBar share={total === 0 ? 1 : (done + failed) / total} label={t('progress')} />
      <div className="between between-wrap is-middle">
        <p className="small">{t('meanwhile')}</p>
        <Button variant="text" size="slim" busy={stop.busy} onClick={() => stop.send()}>
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}
