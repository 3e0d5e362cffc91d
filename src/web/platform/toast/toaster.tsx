import '#web/ui/icon-button.css';
import './toaster.css';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { dismissToast, shownToast, toastDurationMs } from './toast.ts';

const swipeThresholdPx = 50;

/** The space above and below a toast. */
const gapPx = 16;

/** What may be fixed at the bottom of a phone's screen; of several, only the first counts. */
const fixed = ['.sheet[data-state="open"] .sheet-foot', '.dock', '.nav'];

/** Moves the toast to a place where it covers neither the buttons at the bottom nor, if possible, an open sheet. */
function place(viewport: HTMLElement): void {
  const tops = fixed.flatMap((selector) => [...document.querySelectorAll(selector)].slice(-1));
  const [top = innerHeight] = tops.map((element) => element.getBoundingClientRect().top);
  viewport.style.setProperty('--toast-bottom', `${Math.max(0, innerHeight - top)}px`);
  const sheet = [...document.querySelectorAll('.sheet[data-state="open"]')].at(-1);
  const room = sheet?.getBoundingClientRect().top ?? 0;
  viewport.classList.toggle('is-above-sheet', room >= viewport.offsetHeight + gapPx);
}

/** The region in which toasts appear; F8 moves the focus there. */
export function Toaster() {
  const { t } = useTranslation('app');
  const toast = useStore(shownToast);
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.id;
  useLayoutEffect(() => {
    if (id !== undefined && viewport.current) place(viewport.current);
  }, [id]);
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
      <Toast.Viewport
        ref={viewport}
        className="toasts"
        hotkey={['F8']}
        label={t('toasts.region')}
      />
    </Toast.Provider>
  );
}
