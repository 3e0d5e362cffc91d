import { type BaseSyntheticEvent, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import {
  type ActionInput,
  type ActionOptions,
  type AnswerOrWaiting,
  useAction,
} from '../action/use-action.ts';
import { ApiError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';
import { dismissToast, type ToastTexts, toastFailure } from '../toast/toast.ts';
import { useMounted } from '../use-mounted.ts';
import {
  contractResolver,
  type FieldFaults,
  type FieldTexts,
  isFieldOf,
  loadSchemas,
} from './contract-resolver.ts';
import { useStoreValues } from './use-store-values.ts';

type Changed<Values> = Readonly<Partial<Record<keyof Values, unknown>>>;

/**
 * The values of a form on this device. They are kept with every change, and dropped when the form is sent or the queue
 * of waiting changes has them. If the first attempt is refused while the form is open, they are kept again.
 */
type FormDraft<Values> = {
  readonly keep: (values: Values) => void;
  readonly drop: () => void;
};

type ActionFormOptions<Row extends Endpoint, Values extends FieldValues> = ActionOptions<Row> & {
  readonly defaultValues: Values;
  /** Where the values are kept while they are typed, and from when until when; see `FormDraft`. */
  readonly draft?: FormDraft<Values> | undefined;
  /** When the form is first validated; on submit by default. */
  readonly mode?: 'onSubmit' | 'onChange';
  /** The request to send. `changed` has a key for each field that differs from its default value. */
  readonly input: (values: Values, changed: Changed<Values>) => ActionInput<Row>;
  /** The sentences to show for contract violations, by field. */
  readonly texts?: FieldTexts<Values>;
  /** Rules that are not in the contract. */
  readonly faults?: (values: Values) => FieldFaults<Values>;
  /** Maps the path of an issue from the contract or the server to a field; the field of the same name by default. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Error codes that belong to a field: the field and the sentence by code. */
  readonly refusals?: Partial<Record<ErrorCode, { field: Path<Values>; text?: string }>>;
  /** The toast when the form is invalid; the fields show their own errors anyway. */
  readonly invalid?: ToastTexts | ((errors: FieldErrors<Values>) => ToastTexts);
  /** Called after `onSuccess` or `onWaiting`, and only while the form is still mounted. */
  readonly onSent?: (answer: AnswerOrWaiting<Row>, values: Values) => void;
};

/**
 * A form that sends one endpoint row. It validates with the row's own schema, first on submit and then on every
 * change, shows the server's issues at their fields, and keeps the input when sending fails. A failure that belongs
 * to no field is `errors.root`. `unsaved` tells whether leaving the form would lose something, unless a draft is kept.
 */
export function useActionForm<Row extends Endpoint, Values extends FieldValues>(
  row: Row,
  options: ActionFormOptions<Row, Values>,
) {
  const fieldOf = options.fieldOf ?? ((path: string) => path);
  const form = useForm<Values>({
    defaultValues: options.defaultValues as DefaultValues<Values>,
    mode: options.mode ?? 'onSubmit',
    resolver: contractResolver({
      row,
      bodyOf: (values): unknown => (inputOf(values) as { readonly body?: unknown }).body,
      texts: options.texts ?? {},
      faults: options.faults ?? (() => ({})),
      fieldOf,
    }),
  });
  const { errors, dirtyFields, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    // If they cannot be loaded, only the server validates.
    if (isDirty) loadSchemas().catch(() => {});
  }, [isDirty]);
  const inputOf = (values: Values): ActionInput<Row> =>
    options.input(values, dirtyFields as Changed<Values>);

  const placeIssues = (error: Error) => {
    const { issues = [], code } = (error instanceof ApiError && error.body) || {};
    const refusal = code && options.refusals?.[code];
    if (refusal) {
      const message = refusal.text ?? errorText(error);
      form.setError(refusal.field, { type: code, message }, { shouldFocus: true });
      return;
    }
    const values = form.getValues();
    const placed = issues
      .map(({ path, message }) => ({ field: fieldOf(path, values) as Path<Values>, message }))
      .filter(({ field }) => isFieldOf(values, field));
    for (const [index, { field, message }] of placed.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 });
    if (placed.length === 0) form.setError('root', { message: errorText(error) });
  };

  const mounted = useMounted();
  const action = useAction(row, {
    ...options,
    onStored: () => options.draft?.drop(),
    onSuccess: (answer, input) => {
      options.draft?.drop();
      options.onSuccess?.(answer, input);
    },
    onFailure: (error) => {
      if (mounted.current) options.draft?.keep(form.getValues());
      placeIssues(error);
      options.onFailure?.(error);
    },
  });
  useStoreValues(form, (values) => options.draft?.keep(values));

  const submit = (event?: BaseSyntheticEvent) => {
    // The last message would contradict the errors of this attempt.
    dismissToast();
    void form.handleSubmit(
      (values) => action.send(inputOf(values), (answer) => options.onSent?.(answer, values)),
      (faults) => {
        const { invalid } = options;
        const texts = typeof invalid === 'function' ? invalid(faults) : invalid;
        if (texts) toastFailure(texts);
      },
    )(event);
  };

  // While submitting, the schemas may still be loading.
  const busy = action.busy || isSubmitting;
  // What is being sent is not lost by leaving.
  const unsaved = isDirty && !busy;
  return { form, errors, submit, unsaved, action: { ...action, busy } };
}
