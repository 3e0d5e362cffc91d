import './waiting-strip.css';
import { CircleAlert, CloudOff, CloudUpload, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { loadErrorTexts } from '#web/platform/api/request.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { sendingProgress, waitingRequests } from '#web/platform/queue/queued-request.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/button.tsx';

const WaitingSheet = lazily(
  async () => (await Promise.all([import('../over-screens.bundle.ts'), loadErrorTexts()]))[0],
  'WaitingSheet',
);

type StripProps = {
  readonly icon: LucideIcon;
  readonly state?: 'is-sending' | 'is-refused';
  readonly children: ReactNode;
  readonly button?: ReactNode;
};

/** A line of text below the header with a symbol and a button. */
export function Strip({ icon: Sign, state, children, button }: StripProps) {
  return (
    <div className={['waiting-strip', state].filter(Boolean).join(' ')}>
      <Sign className="icon icon-small" aria-hidden />
      <span>{children}</span>
      {button}
    </div>
  );
}

const inBold = (words: ReactNode) => <b className="number">{words}</b>;

/** Shows how many requests are waiting, and their state. */
export function WaitingStrip() {
  const { t, parts } = useTranslation('queue');
  const online = useOnline();
  const requests = useStore(waitingRequests);
  const progress = useStore(sendingProgress);
  const list = useDialog(WaitingSheet);
  const refused = requests.filter(({ refusal }) => refusal !== null).length;
  const count = requests.length;

  const open = (words: string) => (
    <Button variant="text" size="slim" busy={list.busy} onClick={list.show}>
      {words}
    </Button>
  );
  const strip = () => {
    if (refused > 0)
      return (
        <Strip icon={CircleAlert} state="is-refused" button={open(t('strip.decide'))}>
          {t('strip.refused', { count: refused })}
        </Strip>
      );
    if (progress !== null) {
      const number = progress.done + 1;
      const words = parts('strip.sending', { number, total: progress.total, b: inBold });
      return (
        <Strip icon={LoaderCircle} state="is-sending">
          {richText(words)}
        </Strip>
      );
    }
    const words = parts(online ? 'strip.waiting' : 'strip.offline', { count, b: inBold });
    return (
      <Strip icon={online ? CloudUpload : CloudOff} button={open(t('strip.show'))}>
        {richText(words)}
      </Strip>
    );
  };
  return (
    <>
      {strip()}
      {list.opened > 0 && <WaitingSheet key={list.opened} {...list.state} />}
    </>
  );
}
