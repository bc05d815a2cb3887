import {
  type CrashpadFields,
  countedCharacters,
  DESCRIPTION_MIN_CHARACTERS,
} from '@crewpad/contract';
import { hasContactDetails, stripContactDetails } from '../../contact-details/strip.ts';
import type { Fault } from './faults.ts';

type Texts = Pick<CrashpadFields, 'title' | 'neighborhood' | 'description' | 'rules_policies_des'>;

/** What is too short to lose a part of it: refused instead of stripped. */
const NAMES = ['title', 'neighborhood'] as const;

/** The texts of a form without contact details, and what is wrong with them then. Pure. */
export function strippedTexts(form: Texts) {
  const description = stripContactDetails(form.description).trim();
  const rules_policies_des = stripContactDetails(form.rules_policies_des).trim();
  const faults: Fault[] = NAMES.filter((field) => hasContactDetails(form[field] ?? '')).map(
    (field) => ({ field, key: 'contact_details_are_not_allowed' }),
  );
  if (countedCharacters(description) < DESCRIPTION_MIN_CHARACTERS) {
    faults.push({ field: 'description', key: 'description_is_minimum_200_characters' });
  }
  return { texts: { description, rules_policies_des }, faults };
}
