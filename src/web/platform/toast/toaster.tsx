import '#web/ui/icon-button.css';
import './toaster.css';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { dismissToast, shownToast, toastDurationMs } from './toast.ts';

const swipeThresholdPx = 50;

/** The region in which toasts appear; F8 moves the focus there. */
export function Toaster() {
  const { t } = useTranslation('app');
  const toast = useStore(shownToast);
  const bad = toast?.variant === 'destructive';
  const Sign = bad ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider
      label={t('toasts.one')}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          className={bad ? 'toast is-bad' : 'toast'}
          type={bad ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast()}
        >
          <Sign className="icon" aria-hidden />
          <div>
            <Toast.Title asChild>
              <b>{toast.title}</b>
            </Toast.Title>
            {toast.description && (
              <Toast.Description asChild>
                <p>{toast.description}</p>
              </Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              className="link toast-action"
              altText={toast.action.label}
              onClick={toast.action.run}
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="icon-button" aria-label={t('toasts.dismiss')}>
            <X className="icon icon-small" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={t('toasts.region')} />
    </Toast.Provider>
  );
}
