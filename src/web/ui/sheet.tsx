import './sheet.css';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './sheet-history.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Whether a dialog is open; shared by the dialog and the component that opens it. */
export type DialogState = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

export type SheetProps = DialogState & {
  title: string;
  /** Shown before the title: the way back to an earlier step. */
  before?: ReactNode;
  /** Shown between head and body; does not scroll: the steps of a wizard. */
  top?: ReactNode;
  /** Buttons; they stay in place while the body scrolls. */
  foot?: ReactNode;
  /** Makes body and foot one form; give the main button `type="submit"`. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** False if leaving must be a deliberate choice: no close button, no Escape, no press outside. */
  dismissible?: boolean | undefined;
  /** The element that gets the focus on opening, instead of the first control. */
  initialFocus?: { current: HTMLElement | null } | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const stay = (event: Event) => event.preventDefault();
const holding = { onEscapeKeyDown: stay, onInteractOutside: stay };

/** A sheet from the bottom on phones, a centered dialog of 560 px on desktop. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, top, foot, dismissible = true, initialFocus } = props;
  const { t } = useTranslation('ui');
  const focus = useFocusReturn(initialFocus);
  useBackCloses(open && dismissible, () => onOpenChange(false));
  // Handled here, because a toast that appears later would otherwise consume the first Escape.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && dismissible && inside) onOpenChange(false);
  };
  const inside = (
    <>
      <div className="sheet-body">{props.children}</div>
      {foot && <div className="sheet-foot">{foot}</div>}
    </>
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="backdrop">
          <Dialog.Content
            className={props.className ? `sheet ${props.className}` : 'sheet'}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            {...focus}
            {...(!dismissible && holding)}
          >
            <div className="sheet-head">
              {props.before}
              <Dialog.Title className="heading-medium">{title}</Dialog.Title>
              {dismissible && (
                <Dialog.Close asChild>
                  <IconButton label={t('close')}>
                    <X className="icon" aria-hidden />
                  </IconButton>
                </Dialog.Close>
              )}
            </div>
            {top}
            {props.onSubmit ? (
              <form className="sheet-form" noValidate onSubmit={props.onSubmit}>
                {inside}
              </form>
            ) : (
              inside
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
