import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { broadcastLength, broadcasts } from '#contract/broadcasts.ts';
import { type Audience, audiences } from '#domain/broadcasts/audience.ts';
import { addDays, isCalendarDate, startOfDay } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { DateField } from '#web/platform/date-field/date-field.tsx';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { errorText } from '#web/platform/error-text.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useStoreValues } from '#web/platform/form/use-store-values.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { audiencesQuery } from './broadcast-queries.ts';

type Values = {
  readonly title: string;
  readonly message: string;
  readonly targetAudience: Audience;
  /** The last day on which golfers see it; empty for no end. */
  readonly lastDay: string;
};

const empty: Values = { title: '', message: '', targetAudience: 'all_users', lastDay: '' };

type Words = Pick<Values, 'title' | 'message'>;
export type Preview = (words: Words) => ReactNode;

/** A broadcast that was typed but not sent, by administrator; it survives closing the form and a reload. */
const drafts = storedValue<Values>('broadcast-draft');

/** The form of a new broadcast. Repeated presses and retries send it only once. */
function useSendForm(onSent: () => void) {
  const { t } = useTranslation('broadcasts');
  const today = useToday();
  const { id, timeZone } = useGolfer();
  const expiryOf = (lastDay: string) =>
    isCalendarDate(lastDay) ? startOfDay(addDays(lastDay, 1), timeZone).toString() : null;
  const send = useActionForm(broadcasts.send, {
    defaultValues: drafts.read(id) ?? empty,
    input: ({ lastDay, ...words }) => ({
      body: { ...words, expiresAt: expiryOf(lastDay) },
    }),
    texts: {
      title: (issue, { title }) => (title.trim() === '' ? t('faults.title') : issue.message),
      message: (issue, { message }) =>
        message.trim() === '' ? t('faults.message') : issue.message,
    },
    faults: ({ lastDay }) => ({
      ...(lastDay !== '' && !isCalendarDate(lastDay) && { lastDay: t('faults.noDay') }),
      ...(isCalendarDate(lastDay) && lastDay < today && { lastDay: t('faults.past') }),
    }),
    fieldOf: (path) => (path === 'expiresAt' ? 'lastDay' : path),
    invalid: ({ title, message }) => ({
      title: t('toasts.invalid'),
      description: title || message ? t('toasts.invalidText') : t('toasts.invalidDay'),
    }),
    success: { title: t('toasts.created'), description: t('toasts.createdText') },
    failure: (error) => ({
      title: t('toasts.error'),
      description: errorText(error, {
        otherwise: t('toasts.createFailed'),
        offline: t('toasts.createFailed'),
      }),
    }),
    onSuccess: () => drafts.drop(id),
    onSent,
  });
  useStoreValues(send.form, (values) => drafts.keep(id, values));
  return { ...send, discard: () => drafts.drop(id) };
}

type DialogProps = { readonly preview: Preview; readonly onClose: () => void };

/** A form for a broadcast, with a preview of what golfers will see. */
export function SendDialog({ preview, onClose }: DialogProps) {
  const { t } = useTranslation('broadcasts');
  const today = useToday();
  const { form, errors, submit, action, discard } = useSendForm(onClose);
  const cancel = () => {
    discard();
    onClose();
  };
  const { control } = form;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      className="broadcast-sheet"
      title={t('new')}
      onSubmit={submit}
      unsaved={false}
      foot={
        <>
          <Button variant="outline" disabled={action.busy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={action.busy} busyText={t('sending')}>
            <Send className="icon icon-small" aria-hidden />
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {errors.root && <Fault>{errors.root.message}</Fault>}
        <FormField control={control} name="title" label={t('fields.title')}>
          {(field) => (
            <TextInput
              {...field}
              maxLength={broadcastLength.title}
              placeholder={t('fields.titleExample')}
            />
          )}
        </FormField>
        <FormField control={control} name="message" label={t('fields.message')}>
          {(field) => (
            <TextArea
              {...field}
              rows={4}
              maxLength={broadcastLength.message}
              placeholder={t('fields.messageExample')}
            />
          )}
        </FormField>
        <AudienceField control={control} />
        <FormField
          control={control}
          name="lastDay"
          label={<OptionalLabel>{t('fields.lastDay')}</OptionalLabel>}
          hint={t('fields.lastDayHint')}
        >
          {(field) => <DateField {...field} min={today} />}
        </FormField>
      </div>
      <PreviewPane control={control} preview={preview} />
    </Sheet>
  );
}

type PartProps = { readonly control: Control<Values> };

/** The audience and its number of golfers. Without the number if it cannot be read. */
function AudienceField({ control }: PartProps) {
  const { t, language } = useTranslation('broadcasts');
  const { data } = useQuery(audiencesQuery);
  const audience = useWatch({ control, name: 'targetAudience' });
  const golfers = data?.[audience];
  return (
    <FormField
      control={control}
      name="targetAudience"
      label={t('fields.audience')}
      group
      hint={
        golfers === undefined
          ? t(`hints.${audience}`)
          : `${t('golfers', { count: golfers, golfers: numbersIn(language).write(golfers) })} ${t(`hints.${audience}`)}`
      }
    >
      {(field) => (
        <Segmented
          value={field.value}
          onValueChange={field.onChange}
          options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        />
      )}
    </FormField>
  );
}

function PreviewPane({ control, preview }: PartProps & { readonly preview: Preview }) {
  const { t } = useTranslation('broadcasts');
  const { title, message } = useWatch({ control });
  const words = {
    title: title?.trim() || t('preview.title'),
    message: message?.trim() || t('preview.message'),
  };
  return (
    <section className="panel card-padded stack broadcast-preview" aria-labelledby="preview-title">
      <h3 className="row-title" id="preview-title">
        {t('preview.heading')}
      </h3>
      <p className="small muted">{t('preview.list')}</p>
      {/* The title is a link to another screen. It is inert because this is only a preview. */}
      <div className="card broadcast-preview-card" inert>
        {preview(words)}
      </div>
      <p className="small muted">{t('preview.phone')}</p>
      <div className="card broadcast-preview-card broadcast-push">
        <img src="/app-icon.svg" alt="" width="40" height="40" />
        <span>
          <b>{words.title}</b>
          <span className="small muted">{words.message}</span>
        </span>
      </div>
    </section>
  );
}
