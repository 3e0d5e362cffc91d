import './sheet.css';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DialogState } from './dialog-state.ts';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './sheet-history.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useStayWhenChanged } from './use-stay-when-changed.ts';

/** A sheet with a form has to say what becomes of the values when it is closed. */
type SheetForm = {
  /** Makes body and foot one form; give the main button `type="submit"`. */
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /**
   * Whether closing the sheet would lose what was typed: it then asks first. False for a form that keeps a draft, and
   * for one with nothing to lose.
   */
  unsaved: boolean;
};

type NoForm = { onSubmit?: undefined; unsaved?: boolean };

type SheetParts = DialogState & {
  title: string;
  /** True if the body begins with a heading that shows the title. */
  titleHidden?: boolean | undefined;
  /** Shown before the title: the way back to an earlier step. */
  before?: ReactNode;
  /** Shown between head and body; does not scroll: the steps of a wizard. */
  top?: ReactNode;
  /** Buttons; they stay in place while the body scrolls. */
  foot?: ReactNode;
  /** True if what was typed survives a reload, so that the browser need not ask before it leaves the page. */
  survivesReload?: boolean;
  /** False if leaving must be a deliberate choice: no close button, no Escape, no press outside. */
  dismissible?: boolean | undefined;
  /** True if the sheet is open at an address of its own, so that Back leaves that address instead of closing the sheet. */
  hasAddress?: boolean | undefined;
  /** Called when the sheet is gone and the focus has returned. */
  onClosed?: (() => void) | undefined;
  /** The element that gets the focus on opening, instead of the first control. */
  initialFocus?: { current: HTMLElement | null } | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export type SheetProps = SheetParts & (SheetForm | NoForm);

const stay = (event: Event) => event.preventDefault();
const holding = { onEscapeKeyDown: stay, onInteractOutside: stay };

/**
 * A sheet from the bottom on phones, a centered dialog of 560 px on desktop. Every way of closing it, `CloseSheet`
 * included, asks first if something typed would be lost; its owner closes it without a question.
 */
export function Sheet(props: SheetProps) {
  const { open, title, top, foot, dismissible = true, initialFocus, unsaved = false } = props;
  const { t } = useTranslation('ui');
  const focus = useFocusReturn(initialFocus, props.onClosed);
  const { onOpenChange, question } = useLeaveQuestion(unsaved, props);
  useStayWhenChanged(open && unsaved && !props.survivesReload);
  useBackCloses(open && dismissible && !props.hasAddress, () => onOpenChange(false));
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
    <>
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
                <Dialog.Title className={props.titleHidden ? 'visually-hidden' : 'heading-medium'}>
                  {title}
                </Dialog.Title>
                {dismissible && (
                  <CloseSheet>
                    <IconButton label={t('close')}>
                      <X className="icon" aria-hidden />
                    </IconButton>
                  </CloseSheet>
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
      <ConfirmDialog
        {...question}
        title={t('leave.title')}
        confirmText={t('leave.discard')}
        cancelText={t('leave.stay')}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}

/** Makes the button in it close the sheet around it, like Escape: for Cancel. */
export function CloseSheet({ children }: { readonly children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>;
}

/** Asks before a sheet closes with unsaved values; returns its handler and the state of the question. */
function useLeaveQuestion(unsaved: boolean, { open, onOpenChange }: DialogState) {
  const [asking, setAsking] = useState(false);
  // Sent meanwhile, or closed by its owner.
  if (asking && !(open && unsaved)) setAsking(false);
  return {
    onOpenChange: (next: boolean) => {
      if (next || !unsaved) onOpenChange(next);
      else setAsking(true);
    },
    question: {
      open: asking,
      onOpenChange: setAsking,
      onConfirm: () => {
        setAsking(false);
        onOpenChange(false);
      },
    },
  };
}
