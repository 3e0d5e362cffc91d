import { type ComponentType, type ReactNode, useState } from 'react';
import { loadTexts } from '#web/platform/i18n.ts';
import { useFetched } from '#web/platform/use-fetched.ts';

type Opening = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Fetches a dialog of training together with its words. */
export async function withTrainingTexts<Dialog>(load: Promise<Dialog>): Promise<Dialog> {
  const [dialog] = await Promise.all([load, loadTexts('training')]);
  return dialog;
}

/**
 * A dialog of another feature for a screen, fetched when it is first opened. Render `dialog` anywhere;
 * `show(props)` opens it with those. `keyOf` names what a choice in the dialog belongs to.
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
