import './backups-screen.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { type BackupsState, backups } from '#contract/backups.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Archives } from './archives.tsx';
import { Board } from './board.tsx';
import { Nights } from './nights.tsx';
import { Contents, Places, Restore } from './places.tsx';
import { Trouble } from './trouble.tsx';
import { useMoments } from './use-moments.ts';

/** How often the state is read while something is being made or verified. */
const pollMs = 2000;

const isAtWork = ({ makingSince, archives }: BackupsState) =>
  makingSince !== null || archives.some(({ check }) => check?.state === 'running');

const stateQuery = {
  ...query(backups.read),
  // The server makes backups by itself.
  staleTime: 0,
};

/** The administrators' page about backups: the last nights, every archive, and where they are. */
export function BackupsScreen() {
  const { t } = useTranslation('backups');
  return (
    <div className="gutter stack-large page-wide">
      <QueryBoundary title={t('failed')} safe={t('failedSafe')}>
        <Backups />
      </QueryBoundary>
    </div>
  );
}

function Backups() {
  const { data: state } = useSuspenseQuery({
    ...stateQuery,
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollMs : false),
  });
  const { t } = useTranslation('backups');
  const isOff = state.place.folder === null;
  return (
    <>
      <div className="between between-wrap is-middle">
        <div>
          <h2 className="heading-large">{t('title')}</h2>
          <p className="muted">{t('clock', { zone: state.timeZone })}</p>
        </div>
        {!isOff && <MakeButton isMaking={state.makingSince !== null} />}
      </div>
      {isOff ? <p className="sand-note">{t('off')}</p> : <Overview state={state} />}
    </>
  );
}

function Overview({ state }: { readonly state: BackupsState }) {
  const { t } = useTranslation('backups');
  const { time } = useMoments(state.timeZone);
  const { archives, nextAt } = state;
  return (
    <>
      {state.trouble !== null && <Trouble state={state} trouble={state.trouble} />}
      {archives.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText', { time: nextAt === null ? '' : time(nextAt) })}
        />
      ) : (
        <Board state={state} />
      )}
      <div className="stack-large columns admin-columns">
        <div className="stack-large">
          {state.nights.some(({ state }) => state !== 'unknown') && <Nights state={state} />}
          <Archives state={state} />
        </div>
        <div className="stack-large">
          <Places state={state} />
          <Contents contents={state.contents} />
          <Restore state={state} />
        </div>
      </div>
    </>
  );
}

/** Makes a backup now. The server does it in the background, so the button stays busy until that is over. */
function MakeButton({ isMaking }: { readonly isMaking: boolean }) {
  const { t } = useTranslation('backups');
  const { send, busy } = useAction(backups.make, {
    success: { title: t('make.begun') },
    failure: (error) => ({ title: t('make.notBegun'), description: errorText(error) }),
  });
  return (
    <Button busy={busy || isMaking} busyText={t('make.busy')} onClick={() => send()}>
      <DatabaseBackup className="icon icon-small" aria-hidden />
      {t('make.action')}
    </Button>
  );
}
