import { noBounds } from '#contract/errors.ts';
import { faultOf, type Refusal } from '#contract/field-fault.ts';
import { getTranslation } from '#web/i18n/translation.ts';

/** The sentence for a contract violation in a form. Its texts are loaded with the schemas. */
export function issueText(refusal: Refusal): string {
  const { code, bounds = noBounds } = faultOf(refusal);
  return getTranslation('issues').t(code, bounds);
}
