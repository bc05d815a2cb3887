import type { FieldIssue } from '../../../../ui/form/field-issues.ts';
import { EMPTY_FORM, fieldsThatDiffer, type WizardForm } from './wizard-form.ts';

export const STEPS = ['basic', 'rooms', 'amenities', 'rules', 'pictures'] as const;
export type Step = (typeof STEPS)[number];
export const LAST_STEP = STEPS.length;

/** The fields of each step, in validation order. */
const FIELDS: Readonly<Record<Step, readonly string[]>> = {
  basic: [
    'title',
    'rental_type',
    'gender',
    'address',
    'street1',
    'street2',
    'city',
    'state',
    'country',
    'postal_code',
    'neighborhood',
    'latitude',
    'longitude',
    'airport',
    'airport_distance',
    'other_airport_distance',
    'description',
  ],
  rooms: [
    'rooms',
    'bathrooms',
    'number_of_shower',
    'max_nights',
    'enable_price_range',
    'rate_per_from',
    'rate_per_to',
    'rate_per_day_from',
    'rate_per_day_to',
    'deposit_required',
  ],
  amenities: ['amenities', 'preferences', 'places'],
  rules: ['rules_policies_des', 'rules_policies_doc'],
  pictures: ['images', 'thumbnail'],
};

/** All fields in validation order. */
export const FORM_ORDER: readonly string[] = STEPS.flatMap((step) => FIELDS[step]);

/** The errors in validation order. */
export function inFormOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  const place = ({ field }: FieldIssue) => {
    const at = FORM_ORDER.indexOf(field.split('.')[0] ?? '');
    return at < 0 ? FORM_ORDER.length : at;
  };
  return issues.toSorted((a, b) => place(a) - place(b));
}

/** A text is in the box of airports, and none was chosen. */
export const AIRPORT_NOT_CHOSEN = 'airport_must_be_chosen_from_the_drop_down';

/** The step of a field; parts of a field (`rooms.0.room_name`) belong to it. */
export function stepOf(field: string): number {
  const [name = ''] = field.split('.');
  const at = STEPS.findIndex((step) => FIELDS[step].includes(name));
  return at < 0 ? LAST_STEP : at + 1;
}

/** The step in the address; null if none. */
export function stepFrom(search: URLSearchParams): number | null {
  const text = search.get('step') ?? '';
  return /^[1-5]$/.test(text) ? Number(text) : null;
}

export function stepName(step: number): Step {
  return STEPS[step - 1] ?? 'basic';
}

/** The last step with any input, up to which steps can be opened. */
export function lastFilledStep(form: WizardForm): number {
  return Math.max(1, ...fieldsThatDiffer(form, EMPTY_FORM).map(stepOf));
}
