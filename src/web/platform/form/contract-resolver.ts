import { type FieldErrors, type FieldValues, type Path, type Resolver, set } from 'react-hook-form';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/field-fault.ts';
import { loadCatalogs } from '#web/i18n/translation.ts';
import { issueText } from './issue-text.ts';

/** One thing that the contract refuses: where, and of which kind (`too_small`, `too_big`, …). */
export type Issue = { readonly path: string; readonly code?: string; readonly message: string };

/** The golfer's sentence for a field that is refused; a function where it depends on why. */
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
  /** The body that would be sent for the values. */
  readonly bodyOf: (values: Values) => unknown;
  readonly texts: FieldTexts<Values>;
  readonly faults: (values: Values) => FieldFaults<Values>;
  /** The field of an issue, where it is not the one of the same name. */
  readonly fieldOf: (path: string, values: Values) => string;
};

/** True when the form has this field, or the list or record that it is part of. */
export function isFieldOf(values: FieldValues, field: string): boolean {
  return (field.split('.')[0] ?? '') in values;
}

/** Fetched once somebody fills in a form: nothing before that needs a schema, or a sentence for what it refuses. */
export async function loadSchemas() {
  const [schemas] = await Promise.all([import('./body-schema.ts'), loadCatalogs('issues')]);
  return schemas;
}

/** What the contract refuses in a body; nothing while its schemas cannot be fetched, so that the server decides. */
async function refusalsOf(row: Endpoint, body: unknown): Promise<readonly Refusal[]> {
  const schemas = await loadSchemas().catch(() => null);
  return schemas?.bodySchema(row)?.safeParse(body).error?.issues ?? [];
}

/**
 * Checks a form by the schema of its endpoint row: what the server would refuse, said at the field
 * and in the golfer's language. Faults of the screen come after those of the contract.
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
      // What the golfer cannot change here is for the server to refuse.
      if (found.has(field) || !isFieldOf(values, field)) continue;
      const text = texts[field];
      const issue = { path: field, code, message: issueText(refusal) };
      const sentence = typeof text === 'function' ? text(issue, values) : text;
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
