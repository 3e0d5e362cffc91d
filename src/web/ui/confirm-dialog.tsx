import './sheet.css';
import './confirm-dialog.css';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from './button.tsx';
import type { DialogState } from './dialog-state.ts';
import { useBackCloses } from './sheet-history.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type ConfirmDialogProps = DialogState & {
  /** Names the object: "Abandon Scoring Zone?" */
  title: string;
  /** Names the consequences: what is lost and what stays. */
  children: ReactNode;
  confirmText: string;
  /** The safe choice, which has the focus; "Cancel" by default. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  /** Called once the dialog is gone and the focus is back, for an action that moves the focus. */
  onClosed?: (() => void) | undefined;
  /** The dialog stays open while busy; its owner closes it. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
  /** False for a question about something that destroys nothing. */
  danger?: boolean | undefined;
};

/** Asks before an action that cannot be undone. A press outside does not close the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, confirmText, cancelText, busy, busyText } = props;
  const { t } = useTranslation('ui');
  const { onCloseAutoFocus, onOpenAutoFocus } = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="backdrop is-centered">
          <AlertDialog.Content
            className="sheet confirm-dialog"
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus(event);
              props.onClosed?.();
            }}
          >
            <div className="sheet-body">
              <AlertDialog.Title className="heading-large">{title}</AlertDialog.Title>
              <AlertDialog.Description asChild>
                <div className="muted">{props.children}</div>
              </AlertDialog.Description>
            </div>
            <div className="sheet-foot">
              <AlertDialog.Cancel asChild>
                <Button variant="outline">{cancelText ?? t('cancel')}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={props.danger === false ? 'primary' : 'danger'}
                busy={busy}
                busyText={busyText}
                onClick={props.onConfirm}
              >
                {confirmText}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
