import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** What each sheet of the sign-in card takes. */
export type SignInSheetProps = { readonly open: boolean; readonly onClose: () => void };

type Props = SignInSheetProps & {
  readonly title: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submit: string;
  readonly busy: boolean;
  /** What went wrong and belongs to no field. */
  readonly error?: string | undefined;
  /** Once it is sent and there is nothing more to do here than to read on. */
  readonly done?: string | false | undefined;
  readonly children: ReactNode;
};

/** A sheet with one form about signing in, which says where it belongs what goes wrong. */
export function SignInSheet(props: Props) {
  const { open, onClose, title, onSubmit, submit, busy, error, done, children } = props;
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const shared = { open, title, onOpenChange: (isOpen: boolean) => !isOpen && onClose() };
  if (done) {
    return (
      <Sheet {...shared} foot={<Button onClick={onClose}>{t('signInCard.close')}</Button>}>
        <p className="muted prose" role="status">
          {done}
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet
      {...shared}
      onSubmit={onSubmit}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" busy={busy} busyText={t('busy')}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      {error && <Fault>{error}</Fault>}
    </Sheet>
  );
}
