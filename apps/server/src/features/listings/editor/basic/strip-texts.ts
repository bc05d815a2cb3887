import type { contract } from '@crewpad/contract';
import { countedCharacters, DESCRIPTION_MIN_CHARACTERS } from '@crewpad/domain';
import {
  hasContactDetails,
  stripContactDetails,
} from '../../../../platform/contact-details/strip.ts';
import type { Issue } from '../form/issues.ts';

type Texts = Pick<
  contract.listings.CrashpadFields,
  'title' | 'neighborhood' | 'description' | 'rules_policies_des'
>;

/** Too short to strip: refused instead. */
const NAMES = ['title', 'neighborhood'] as const;

/** The texts of a form without contact details, and remaining issues. Pure. */
export function stripTexts(form: Texts) {
  const description = stripContactDetails(form.description).trim();
  const rules_policies_des = stripContactDetails(form.rules_policies_des).trim();
  const issues: Issue[] = NAMES.filter((field) => hasContactDetails(form[field] ?? '')).map(
    (field) => ({ field, key: 'contact_details_are_not_allowed' }),
  );
  if (countedCharacters(description) < DESCRIPTION_MIN_CHARACTERS) {
    issues.push({ field: 'description', key: 'description_is_minimum_200_characters' });
  }
  return { texts: { description, rules_policies_des }, issues };
}
