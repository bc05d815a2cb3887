import type { contract } from '@crewpad/contract';
import { toCents } from '@crewpad/domain';
import { invalidInput } from '../../../platform/errors.ts';
import { parsePhone } from '../../accounts/index.ts';
import type { StoredRental } from '../rentals.queries.ts';

type PersonColumns = Pick<
  StoredRental,
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'country_code'
  | 'airline'
  | 'job_position'
  | 'note_agreement'
>;

const EMPTY_PERSON: PersonColumns = {
  first_name: '',
  last_name: '',
  phone_number: null,
  country_code: null,
  airline: null,
  job_position: null,
  note_agreement: '',
};

/** The form fields of an invitation and a rental. An invitation also has a person. */
export type RentalEdit = Partial<contract.rentals.RentalForm> & {
  user_id?: number | null | undefined;
};

/**
 * The lister's notes about the tenant. Missing fields stay as stored.
 * @throws ApiError 422 for an invalid phone number
 */
export function personColumns(
  form: RentalEdit,
  stored: PersonColumns = EMPTY_PERSON,
): PersonColumns {
  const keep = <K extends keyof PersonColumns>(key: K, value: PersonColumns[K] | undefined) =>
    value === undefined ? stored[key] : value;
  return {
    ...phoneColumns(form, stored),
    first_name: keep('first_name', form.first_name === null ? '' : form.first_name),
    last_name: keep('last_name', form.last_name === null ? '' : form.last_name),
    airline: keep('airline', form.airline),
    job_position: keep('job_position', form.job_position),
    note_agreement: keep('note_agreement', form.note_agreement === null ? '' : form.note_agreement),
  };
}

/** Numbers without a country code are parsed as American ones. */
const DEFAULT_COUNTRY = 'US';

function phoneColumns(
  { phone_number: number, country_code: country }: RentalEdit,
  stored: PersonColumns,
): Pick<PersonColumns, 'phone_number' | 'country_code'> {
  const { phone_number, country_code } = stored;
  if (number === undefined || number === phone_number) return { phone_number, country_code };
  if (number === null) return { phone_number: null, country_code: null };
  const phone = parsePhone({
    phone_number: number,
    country_code: country ?? country_code ?? DEFAULT_COUNTRY,
  });
  if (phone === undefined) throw invalidInput({ phone_number: ['phone_number_is_not_valid'] });
  return phone;
}

/** The amounts of a form as whole cents. An empty deposit is null. */
export function moneyColumns(
  { rental_amount, deposit, late_fee, payment_date, fee_id }: RentalEdit,
  stored: Pick<StoredRental, 'rental_amount' | 'deposit' | 'late_fee' | 'payment_date' | 'fee_id'>,
) {
  return {
    rental_amount: rental_amount === undefined ? stored.rental_amount : toCents(rental_amount),
    deposit: deposit === undefined ? stored.deposit : toCents(deposit ?? 0),
    late_fee: late_fee === undefined ? stored.late_fee : late_fee && toCents(late_fee),
    payment_date: payment_date ?? stored.payment_date,
    fee_id: fee_id === undefined ? stored.fee_id : fee_id,
  };
}
