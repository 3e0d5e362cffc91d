import { useState } from 'react';
import { friends, type Person } from '#contract/friends.ts';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ButtonProps = { readonly person: Person; readonly onDone?: (() => void) | undefined };

/** Ends the friendship after a confirmation. */
export function RemoveButton(props: ButtonProps) {
  return <PartButton {...props} row={friends.remove} words="remove" />;
}

/** Blocks the golfer after a confirmation, which ends every contact. */
export function BlockButton(props: ButtonProps) {
  return <PartButton {...props} row={friends.block} words="block" />;
}

type PartProps = ButtonProps & {
  readonly row: typeof friends.remove | typeof friends.block;
  readonly words: 'remove' | 'block';
};

function PartButton({ person, onDone, row, words }: PartProps) {
  const { t } = useTranslation('friends');
  const name = usePersonName()(person);
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction<typeof friends.remove | typeof friends.block>(row, {
    success: { title: t(`${words}.done`) },
    failure: (error) => ({
      title: t(`${words}.failed`),
      description: errorText(error, { otherwise: '' }),
    }),
    onFailure: () => setAsking(false),
  });
  const confirm = () =>
    send({ params: { id: person.id } }, () => {
      setAsking(false);
      onDone?.();
    });
  return (
    <>
      <Button
        variant="text"
        size="slim"
        aria-label={t(`${words}.named`, { name })}
        onClick={() => setAsking(true)}
      >
        {t(`${words}.button`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`${words}.title`, { name })}
        confirmText={t(`${words}.button`)}
        onConfirm={confirm}
        busy={busy}
      >
        {t(`${words}.text`)}
      </ConfirmDialog>
    </>
  );
}
