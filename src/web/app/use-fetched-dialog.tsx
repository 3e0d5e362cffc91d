import { type ComponentType, type ReactNode, useState } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/loading/use-fetched.ts';

type Opening = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Loads a dialog of the training feature together with its texts. */
export async function withTrainingTexts<Dialog>(load: Promise<Dialog>): Promise<Dialog> {
  const [dialog] = await Promise.all([load, loadTexts('training')]);
  return dialog;
}

/**
 * A dialog of another feature for a screen, loaded when it is first opened. Render `dialog` anywhere; `show(props)`
 * opens it with these props. The dialog's state is reset when `keyOf(props)` changes.
 */
export function useFetchedDialog<Props extends object>(
  load: () => Promise<ComponentType<Props & Opening>>,
  keyOf?: (props: Props) => string,
): { show: (props: Props) => void; dialog: ReactNode } {
  const { part: Dialog, fetchPart } = useFetched(load);
  const [props, setProps] = useState<Props | null>(null);
  const [open, setOpen] = useState(false);
  const show = async (wanted: Props) => {
    if (!(await fetchPart())) return;
    setProps(wanted);
    setOpen(true);
  };
  return {
    show: (wanted) => void show(wanted),
    dialog: Dialog && props && (
      <Dialog key={keyOf?.(props)} {...props} open={open} onOpenChange={setOpen} />
    ),
  };
}
