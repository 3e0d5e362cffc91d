/** Whether a dialog is open; shared by the dialog and the component that opens it. */
export type DialogState = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
