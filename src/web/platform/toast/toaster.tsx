import '#web/ui/icon-button.css';
import './toaster.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { dismissToast, durationOf, shownToast } from './toast.ts';

const swipeThresholdPx = 50;

/** The space above and below a toast. */
const gapPx = 16;

/**
 * Moves the toast to a place where it covers neither the buttons of an open sheet nor, if possible, the sheet. Reads
 * heights only, because a sheet that opens still moves. Without a sheet, the bars at the bottom decide.
 */
function place(viewport: HTMLElement): void {
  const sheet = [...document.querySelectorAll<HTMLElement>('.sheet[data-state="open"]')].at(-1);
  const foot = sheet?.querySelector<HTMLElement>('.sheet-foot');
  viewport.style.setProperty('--toast-bottom', sheet ? `${foot?.offsetHeight ?? 0}px` : '');
  const room = sheet ? innerHeight - sheet.offsetHeight : 0;
  viewport.classList.toggle('is-above-sheet', room >= viewport.offsetHeight + gapPx);
}

/** Keeps the toast in its place while sheets open and close. */
function followSheets(viewport: HTMLElement): () => void {
  const follow = () => place(viewport);
  const observer = new MutationObserver(follow);
  const attributeFilter = ['data-state'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  follow();
  return () => observer.disconnect();
}

/** The region in which toasts appear; F8 moves the focus there. */
export function Toaster() {
  const { t } = useTranslation('app');
  const toast = useStore(shownToast);
  const viewport = useRef<HTMLOListElement>(null);
  const shownId = toast?.open ? toast.id : undefined;
  useLayoutEffect(() => {
    if (shownId === undefined || !viewport.current) return;
    return followSheets(viewport.current);
  }, [shownId]);
  const bad = toast?.variant === 'destructive';
  const Sign = { destructive: CircleAlert, note: Info, done: CircleCheck }[
    toast?.variant ?? 'done'
  ];
  return (
    <Toast.Provider
      label={t('toasts.one')}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          className={bad ? 'toast is-bad' : 'toast'}
          type={bad ? 'foreground' : 'background'}
          open={toast.open}
          duration={durationOf(toast)}
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
