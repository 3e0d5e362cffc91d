import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
} from 'react-hook-form';
import type { Endpoint } from '#contract/endpoint.ts';
import type { IssueCode } from '#contract/errors.ts';
import { faultOf, type Refusal } from '#contract/field-fault.ts';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { issueText } from './issue-text.ts';

/** One contract violation: its field and its kind (`too_small`, `too_big`, …). */
export type Issue = { readonly path: string; readonly code?: string; readonly message: string };

/** The sentence to show for a refused field; a function if it depends on the issue. */
type FieldText<Values> = string | ((issue: Issue, values: Values) => string);

export type FieldTexts<Values extends FieldValues> = {
  readonly [Field in Path<Values>]?: FieldText<Values>;
};

/** Rules that are not in the contract, such as "today or later": the sentence by field. */
export type FieldFaults<Values extends FieldValues> = {
  readonly [Field in Path<Values>]?: string | undefined;
};

export type ContractRules<Values extends FieldValues> = {
  readonly row: Endpoint;
  /** Returns the request body for the values. */
  readonly bodyOf: (values: Values) => unknown;
  readonly texts: FieldTexts<Values>;
  readonly faults: (values: Values) => FieldFaults<Values>;
  /** Maps the path of an issue to the field of the form, which may have another name. */
  readonly fieldOf: (path: string, values: Values) => string;
};

/** Faults of values that are there but cannot be read. Their own sentences say so, whatever the screen's text says. */
const unreadable: readonly IssueCode[] = [
  'not_a_number',
  'whole_number',
  'date_format',
  'handicap_decimals',
];

/** Whether the form has this field, or the list or record that contains it. */
export function isFieldOf(values: FieldValues, field: string): boolean {
  return (field.split('.')[0] ?? '') in values;
}

/** Whether nothing is typed in a field: then it is missing, and not unreadable. */
function isEmpty(values: FieldValues, field: string): boolean {
  const value: unknown = get(values, field);
  return String(value ?? '').trim() === '';
}

/** Loaded when the golfer starts to fill in a form, since schemas and error sentences are not needed before. */
export async function loadSchemas() {
  const [schemas] = await Promise.all([import('./body-schema.ts'), loadCatalogs('issues')]);
  return schemas;
}

/** The contract violations in a body; none if the schemas cannot be loaded, so that the server decides. */
async function refusalsOf(row: Endpoint, body: unknown): Promise<readonly Refusal[]> {
  const schemas = await loadSchemas().catch(() => null);
  return schemas?.bodySchema(row)?.safeParse(body).error?.issues ?? [];
}

/**
 * Validates a form with the schema of its endpoint row and shows the errors at the fields in the golfer's language.
 * Contract violations take precedence over the screen's own faults.
 */
export function contractResolver<Values extends FieldValues>(
  rules: ContractRules<Values>,
): Resolver<Values> {
  const texts: Readonly<Record<string, FieldText<Values> | undefined>> = rules.texts;
  return async (values) => {
    const found = new Map<string, { type: string; message: string }>();
    for (const refusal of await refusalsOf(rules.row, rules.bodyOf(values))) {
      const { path, code = '' } = refusal;
      const field = rules.fieldOf(path.join('.'), values);
      // Skip issues that the golfer cannot fix in this form; the server refuses those.
      if (found.has(field) || !isFieldOf(values, field)) continue;
      const text = texts[field];
      const issue = { path: field, code, message: issueText(refusal) };
      const own = typeof text === 'function' ? text(issue, values) : text;
      const isUnreadable = !isEmpty(values, field) && unreadable.includes(faultOf(refusal).code);
      const sentence = isUnreadable ? issue.message : own;
      found.set(field, { type: code, message: sentence ?? issue.message });
    }
    for (const [field, message] of Object.entries<string | undefined>(rules.faults(values))) {
      if (message && !found.has(field)) found.set(field, { type: 'fault', message });
    }
    const errors: FieldErrors<Values> = {};
    for (const [field, error] of found) set(errors, field, error);
    return found.size > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
