import { type CrashpadFields, DESCRIPTION_MIN_CHARACTERS } from '@crewpad/contract';
import { stripContactDetails } from '../../contact-details/strip.ts';
import type { Fault } from './faults.ts';

/** The texts of a form without contact details, and what is wrong with them then. Pure. */
export function strippedTexts(form: Pick<CrashpadFields, 'description' | 'rules_policies_des'>) {
  const description = stripContactDetails(form.description).trim();
  const rules_policies_des = stripContactDetails(form.rules_policies_des).trim();
  const isShort = description.length < DESCRIPTION_MIN_CHARACTERS;
  const faults: Fault[] = isShort
    ? [{ field: 'description', key: 'description_is_minimum_200_characters' }]
    : [];
  return { texts: { description, rules_policies_des }, faults };
}
