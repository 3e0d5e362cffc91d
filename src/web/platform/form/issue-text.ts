import { noBounds } from '#contract/errors.ts';
import { faultOf, type Refusal } from '#contract/field-fault.ts';
import { getTranslation } from '#web/i18n/translation.ts';

/** The sentence for what the contract refuses in a form, whose texts come with the schemas. */
export function issueText(refusal: Refusal): string {
  const { code, bounds = noBounds } = faultOf(refusal);
  return getTranslation('issues').t(code, bounds);
}
