import { numbersIn } from '#web/platform/numbers.ts';
import './broadcasts.css';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { broadcastsQuery } from './broadcast-queries.ts';
import { BroadcastRow } from './broadcast-row.tsx';
import { type Preview, SendDialog } from './send-dialog.tsx';

const skeletons = ['first', 'second', 'third'];

type ScreenProps = {
  /** Renders a message the way golfers see it in their list. */
  readonly preview: Preview;
};

/** Announcements to golfers: the sent ones, and a dialog to send a new one. */
export function BroadcastsScreen({ preview }: ScreenProps) {
  const { t } = useTranslation('broadcasts');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="gutter stack-large">
      <div className="between between-wrap is-middle">
        <div>
          <h2 className="heading-large">{t('title')}</h2>
          <p className="muted">{t('text')}</p>
        </div>
        <Button onClick={() => setOpen(true)}>
          <Send className="icon icon-small" aria-hidden />
          {t('new')}
        </Button>
      </div>
      <RecentBroadcasts />
      {isOpen && <SendDialog preview={preview} onClose={() => setOpen(false)} />}
    </div>
  );
}

function RecentBroadcasts() {
  const { t, language } = useTranslation('broadcasts');
  const { data, error, isFetching, refetch } = useQuery(broadcastsQuery);
  const isFailed = !data && error !== null && !isFetching;
  useFailureToast(isFailed);
  if (isFailed)
    return (
      <ErrorState
        error={error}
        title={t('failed.title')}
        safe={t('failed.safe')}
        retry={() => void refetch()}
      />
    );
  const count = data && numbersIn(language).write(data.length);
  return (
    <section className="stack" aria-labelledby="recent-broadcasts">
      <SectionHead id="recent-broadcasts" title={t('recent')} aside={count} />
      {data === undefined && <Skeletons />}
      {data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data && data.length > 0 && (
        <ul className="ruled">
          {data.map((broadcast) => (
            <BroadcastRow key={broadcast.id} broadcast={broadcast} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shows a toast each time the list cannot be read. */
function useFailureToast(isFailed: boolean) {
  const { t } = useTranslation('broadcasts');
  const title = t('toasts.error');
  const description = t('toasts.loadFailed');
  useEffect(() => {
    if (isFailed) toastFailure({ title, description });
  }, [isFailed, title, description]);
}

const Skeletons = () => (
  <SkeletonScreen className="stack">
    {skeletons.map((key) => (
      <Skeleton key={key} width="100%" height={96} radius={10} />
    ))}
  </SkeletonScreen>
);
