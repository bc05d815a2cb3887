import type { FieldIssue } from '../../../ui/form/field-issues.ts';
import {
  CARD_PARTS,
  type CardPart,
  type CardPartChange,
  type CardPartState,
} from './card-fields.ts';

export interface CardOwner {
  first_name: string;
  last_name: string;
  address_zip: string;
  address_country: string;
}

const OWNER_KEYS = {
  first_name: 'first_name_required',
  last_name: 'last_name_required',
  address_zip: 'zip_postal_code_is_required',
  address_country: 'please_select_your_country',
} as const satisfies Record<keyof CardOwner, string>;

const PART_KEYS: Record<CardPart, { empty: string; wrong: string }> = {
  number: { empty: 'card_number_is_required', wrong: 'card_number_is_not_valid' },
  expiry: { empty: 'month_is_required', wrong: 'expiry_is_not_valid' },
  cvc: { empty: 'cvc_is_required', wrong: 'cvc_is_not_valid' },
};

/** The errors of the card form, in validation order. */
export function checkCard(
  owner: CardOwner,
  parts: Readonly<Record<CardPart, CardPartState>>,
): FieldIssue[] {
  const names = Object.keys(OWNER_KEYS) as (keyof CardOwner)[];
  return [
    ...names
      .filter((field) => owner[field].trim() === '')
      .map((field) => ({ field, key: OWNER_KEYS[field] })),
    ...CARD_PARTS.filter((part) => !parts[part].complete).map((part) => ({
      field: `card_${part}`,
      key: PART_KEYS[part][parts[part].empty ? 'empty' : 'wrong'],
    })),
  ];
}

/**
 * Whether the content of a framed field changed. A field also emits on blur, when it starts showing
 * an existing error; then nothing was fixed.
 */
export function isNewValue(last: CardPartState, change: CardPartChange): boolean {
  return !change.complains && !(last.empty && change.empty);
}
