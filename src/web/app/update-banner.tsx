import './update-banner.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFirstQuiet } from '#web/platform/quiet-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { forceRefresh, type UpdateOutcome, updateNow } from '#web/platform/update/app-update.ts';
import { appUpdate } from '#web/platform/update/update-state.ts';
import { Button } from '#web/ui/button.tsx';

/** Shown above the content while a new version is available. It moves the screen down, and waits until it may. */
export function UpdateBanner() {
  return useFirstQuiet() && <Banner />;
}

/** Offers the new version, with a button to update. */
function Banner() {
  const { t } = useTranslation('update');
  const busy = useStore(appUpdate) === 'running';
  const run = async (update: () => Promise<UpdateOutcome>) => {
    const outcome = await update();
    if (outcome === 'done') return;
    const why = outcome === 'failed' ? 'failed' : 'noConnection';
    toastFailure({ title: t(`${why}.title`), description: t(`${why}.text`) });
  };
  return (
    <section className="gutter update-banner" role="status">
      <div className="stack-small">
        <div>
          <b>{t('title')}</b>
          <p className="small muted">{t('text')}</p>
        </div>
        <div className="with-icon between-wrap">
          <Button size="slim" busy={busy} busyText={t('running')} onClick={() => run(updateNow)}>
            {t('now')}
          </Button>
          <Button size="slim" variant="text" disabled={busy} onClick={() => run(forceRefresh)}>
            {t('force')}
          </Button>
        </div>
      </div>
    </section>
  );
}
