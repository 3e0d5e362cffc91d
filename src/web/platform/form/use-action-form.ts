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
} from '../api/action.ts';
import { ApiError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';
import { type ToastTexts, toast } from '../toast/toast.ts';
import {
  contractResolver,
  type FieldFaults,
  type FieldTexts,
  isFieldOf,
  loadSchemas,
} from './contract-resolver.ts';

type Changed<Values> = Readonly<Partial<Record<keyof Values, unknown>>>;

type ActionFormOptions<Row extends Endpoint, Values extends FieldValues> = ActionOptions<Row> & {
  readonly defaultValues: Values;
  /** When it checks first: on submit by default. */
  readonly mode?: 'onSubmit' | 'onChange';
  /** What is sent. `changed` has a key for each field that differs from its default value. */
  readonly input: (values: Values, changed: Changed<Values>) => ActionInput<Row>;
  /** The golfer's sentences for what the contract refuses, by field. */
  readonly texts?: FieldTexts<Values>;
  /** Rules beyond the contract. */
  readonly faults?: (values: Values) => FieldFaults<Values>;
  /** The field of an issue of the contract or the server; the one of the same name by default. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Refusals that belong to a field: their code, the field and the sentence. */
  readonly refusals?: Partial<Record<ErrorCode, { field: Path<Values>; text?: string }>>;
  /** The toast when something in the form is wrong; fields say it themselves. */
  readonly invalid?: ToastTexts | ((errors: FieldErrors<Values>) => ToastTexts);
  /** Called after `onSuccess` or `onWaiting`, and only while the form is still mounted. */
  readonly onSent?: (answer: AnswerOrWaiting<Row>, values: Values) => void;
};

/**
 * A form that sends one endpoint row. It checks by the row's own schema, on submit and from then on
 * with every change, puts the server's issues at their fields, and keeps what was typed when sending
 * fails. A failure that belongs to no field is `errors.root`.
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
    // Without them the server decides alone.
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

  const action = useAction(row, {
    ...options,
    onFailure: (error) => {
      placeIssues(error);
      options.onFailure?.(error);
    },
  });

  const submit = (event?: BaseSyntheticEvent) =>
    void form.handleSubmit(
      (values) => action.send(inputOf(values), (answer) => options.onSent?.(answer, values)),
      (faults) => {
        const { invalid } = options;
        const texts = typeof invalid === 'function' ? invalid(faults) : invalid;
        if (texts) toast({ ...texts, variant: 'destructive' });
      },
    )(event);

  // Schemas may still be on their way when it is sent.
  return { form, errors, submit, action: { ...action, busy: action.busy || isSubmitting } };
}
