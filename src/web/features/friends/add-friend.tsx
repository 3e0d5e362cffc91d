import './add-friend.css';
import { useWatch } from 'react-hook-form';
import { friends } from '#contract/friends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Addresses that were typed and not sent, by golfer; they survive leaving the screen and a reload. */
const drafts = storedValue<string>('friend-draft');

/** Sends a friend request to an email address, or an invitation if no golfer has that address. */
export function AddFriend() {
  const { t } = useTranslation('friends');
  const { id } = useGolfer();
  const failed = (error: Error) =>
    toastFailure({
      title: t('add.failed'),
      description: errorText(error, { otherwise: '' }),
    });
  const clear = () => {
    drafts.drop(id);
    form.reset({ addresseeEmail: '' });
  };
  const invite = useAction(friends.invite, {
    success: (_, { body }) => ({
      title: t('add.invited'),
      description: t('add.invitedText', body),
    }),
    onFailure: failed,
  });
  const { form, submit, action } = useActionForm(friends.request, {
    defaultValues: { addresseeEmail: drafts.read(id) ?? '' },
    draft: {
      keep: ({ addresseeEmail }) => drafts.keep(id, addresseeEmail),
      drop: () => drafts.drop(id),
    },
    input: ({ addresseeEmail }) => ({
      body: { addresseeEmail: addresseeEmail.trim().toLowerCase() },
    }),
    refusals: {
      connection_exists: { field: 'addresseeEmail', text: t('add.connected') },
      friend_request_to_self: { field: 'addresseeEmail', text: t('add.self') },
    },
    success: { title: t('add.sent') },
    onSent: clear,
    onFailure: (error) => {
      if (hasCode(error, 'golfer_not_found')) {
        const email = form.getValues('addresseeEmail').trim().toLowerCase();
        invite.send({ body: { email } }, clear);
        return;
      }
      const isRefused =
        hasCode(error, 'connection_exists') || hasCode(error, 'friend_request_to_self');
      if (!isRefused) failed(error);
    },
  });
  const typed = useWatch({ control: form.control, name: 'addresseeEmail' });
  return (
    <form noValidate onSubmit={submit}>
      <FormField
        control={form.control}
        name="addresseeEmail"
        label={t('add.label')}
        hint={t('add.hint')}
      >
        {(field) => (
          <div className="add-friend">
            <TextInput
              {...field}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('add.placeholder')}
            />
            <Button type="submit" disabled={typed.trim() === ''} busy={action.busy || invite.busy}>
              {t('add.send')}
            </Button>
          </div>
        )}
      </FormField>
    </form>
  );
}
