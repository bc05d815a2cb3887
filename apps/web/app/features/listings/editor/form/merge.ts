import { isApiError } from '../../../../lib/api-error.ts';
import { sameValue, type WizardField, type WizardForm } from './wizard-form.ts';

/** Field groups: an address with another address's pin would be meaningless. */
const GROUPS: readonly (readonly WizardField[])[] = [
  ['title'],
  ['rental_type'],
  ['gender', 'preferences'],
  ['street1', 'street2', 'city', 'state', 'country', 'postal_code', 'latitude', 'longitude'],
  ['neighborhood'],
  ['airport', 'airport_distance', 'other_airport_distance'],
  ['description'],
  ['rooms'],
  ['bathrooms'],
  ['number_of_shower'],
  ['max_nights'],
  ['enable_price_range', 'rate_per_from', 'rate_per_to'],
  ['rate_per_day_from', 'rate_per_day_to'],
  ['deposit_required'],
  ['amenities'],
  ['places'],
  ['rules_policies_des'],
  ['rules_policies_doc'],
  ['images', 'thumbnail'],
];

/** Conflicts between two tabs: the other's values, waiting to be accepted. */
export interface Conflict {
  /** Represents the whole group. */
  field: WizardField;
  theirs: Partial<WizardForm>;
}

export interface MergeResult {
  form: WizardForm;
  conflicts: Conflict[];
  /** The first fields of accepted groups. */
  fromTheirs: WizardField[];
  /** The first fields of equal groups. */
  equal: WizardField[];
}

/** Whether a save was refused because another tab or person saved in the meantime. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error) && error.body.error_code === 'EDITED_MEANWHILE';
}

/**
 * Merges this page's changes and someone else's changes of the same form: takes one-sided changes;
 * for conflicts, the local value stays and the other waits.
 */
export function mergeForms(base: WizardForm, mine: WizardForm, theirs: WizardForm): MergeResult {
  const result: MergeResult = { form: mine, conflicts: [], fromTheirs: [], equal: [] };
  for (const group of GROUPS) {
    const [field] = group;
    const areEqual = (first: WizardForm, second: WizardForm) =>
      group.every((name) => sameValue(first[name], second[name]));
    if (field === undefined) continue;
    if (areEqual(mine, theirs)) {
      result.equal.push(field);
      continue;
    }
    if (areEqual(theirs, base)) continue;
    const values = pick(theirs, group);
    if (areEqual(mine, base)) {
      result.form = { ...result.form, ...values };
      result.fromTheirs.push(field);
    } else {
      result.conflicts.push({ field, theirs: values });
    }
  }
  return result;
}

function pick(form: WizardForm, fields: readonly WizardField[]): Partial<WizardForm> {
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}

/** Older conflicts that still differ, and the new ones. */
export function conflictsAfter(
  conflictsBefore: readonly Conflict[],
  { form, conflicts, fromTheirs, equal }: MergeResult,
): Conflict[] {
  const isNew = (field: WizardField) =>
    fromTheirs.includes(field) ||
    equal.includes(field) ||
    conflicts.some((conflict) => conflict.field === field);
  const older = conflictsBefore.filter(({ field }) => !isNew(field));
  return openOf([...older, ...conflicts], form);
}

/** Conflicts that the current input has not resolved. */
export function openOf(conflicts: readonly Conflict[], form: WizardForm): Conflict[] {
  return conflicts.filter(({ theirs }) =>
    Object.entries(theirs).some(([name, value]) => !sameValue(form[name as WizardField], value)),
  );
}

/** The form to save before the lister has chosen: conflicts have the other's values. */
export function withTheirs(form: WizardForm, conflicts: readonly Conflict[]): WizardForm {
  return Object.assign({}, form, ...conflicts.map(({ theirs }) => theirs));
}
