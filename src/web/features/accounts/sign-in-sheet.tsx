import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { CloseSheet, Sheet } from '#web/ui/sheet.tsx';

/** The props of every sheet of the sign-in card. */
export type SignInSheetProps = { readonly open: boolean; readonly onClose: () => void };

type Props = SignInSheetProps & {
  readonly title: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submit: string;
  readonly busy: boolean;
  readonly unsaved: boolean;
  /** An error that belongs to no field. */
  readonly error?: string | undefined;
  /** Text shown instead of the form after it was sent, when the golfer has nothing left to do here. */
  readonly done?: string | false | undefined;
  readonly children: ReactNode;
};

/** A sheet with one form of the sign-in card. */
export function SignInSheet(props: Props) {
  const { open, onClose, title, onSubmit, submit, busy, unsaved, error, done, children } = props;
  const { email } = useGolfer();
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const shared = { open, title, onOpenChange: (isOpen: boolean) => !isOpen && onClose() };
  if (done) {
    return (
      <Sheet {...shared} foot={<Button onClick={onClose}>{t('signIn.close')}</Button>}>
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
      unsaved={unsaved}
      foot={
        <>
          <CloseSheet>
            <Button variant="outline" disabled={busy}>
              {ui('cancel')}
            </Button>
          </CloseSheet>
          <Button type="submit" busy={busy} busyText={accountText('busy')}>
            {submit}
          </Button>
        </>
      }
    >
      <AccountName email={email} />
      {children}
      {error && <Fault>{error}</Fault>}
    </Sheet>
  );
}
