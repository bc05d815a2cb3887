import type { contract } from '@crewpad/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CsvColumn } from '../../../platform/csv.ts';
import type { Translate } from '../../../platform/texts.ts';

type Rental = contract.rentals.Rental;

const AUTOPAY = {
  0: 'rentals/reports:value_off',
  1: 'rentals/reports:value_on',
  2: 'rentals/reports:value_requested',
  3: 'rentals/reports:value_ending',
} as const;
const STATUS = {
  pending: 'rentals/reports:value_pending',
  accepted: 'rentals/reports:value_accepted',
  deleted: 'rentals/reports:value_deleted',
  complete: 'rentals/reports:value_ended',
} as const;

/** A person invited from a thread has only their account name. */
const firstName = ({ first_name, last_name, display_name }: Rental) =>
  first_name || (last_name === '' ? display_name : '');

/** (+1) 305-555-0123, which no spreadsheet takes for a number or a formula. */
function phone(stored: string | null, country: string | null): string {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(stored ?? '', known);
  if (parsed === undefined) return stored ?? '';
  const [code, ...groups] = parsed.formatInternational().split(' ');
  return `(${code}) ${groups.join('-')}`;
}

/** A lister's tenants as a table, with the lister's view of each rental, without private notes. */
export const tenantColumns = (t: Translate): readonly CsvColumn<Rental>[] => [
  // With a sign, so that no spreadsheet strips its leading zeros.
  {
    heading: t('rentals/reports:column_booking_reference'),
    value: ({ booking_reference }) => `#${booking_reference}`,
  },
  { heading: t('rentals/reports:column_first_name'), value: firstName },
  { heading: t('rentals/reports:column_last_name'), value: ({ last_name }) => last_name },
  { heading: t('rentals/reports:column_email'), value: ({ email }) => email ?? '' },
  {
    heading: t('rentals/reports:column_phone'),
    value: ({ phone_number, country_code }) => phone(phone_number, country_code),
  },
  { heading: t('rentals/reports:column_airline'), value: ({ airline }) => airline },
  { heading: t('rentals/reports:column_job_position'), value: ({ job_position }) => job_position },
  { heading: t('rentals/reports:column_crash_pad'), value: ({ location }) => location },
  { heading: t('rentals/reports:column_room'), value: ({ room_name }) => room_name },
  { heading: t('rentals/reports:column_bed'), value: ({ bed_name }) => bed_name },
  { heading: t('rentals/reports:column_status'), value: ({ status }) => t(STATUS[status]) },
  {
    heading: t('rentals/reports:column_check_in'),
    value: ({ start_date, start_time }) => `${start_date} ${start_time}`,
  },
  {
    heading: t('rentals/reports:column_check_out'),
    value: ({ checkout_date, checkout_time }) =>
      checkout_date === null ? '' : `${checkout_date} ${checkout_time ?? ''}`.trim(),
  },
  {
    heading: t('rentals/reports:column_rent_per_month'),
    decimals: 2,
    value: ({ rent_today }) => rent_today,
  },
  { heading: t('rentals/reports:column_deposit'), decimals: 2, value: ({ deposit }) => deposit },
  { heading: t('rentals/reports:column_payment_day'), value: ({ payment_date }) => payment_date },
  { heading: t('rentals/reports:column_autopay'), value: ({ auto_pay }) => t(AUTOPAY[auto_pay]) },
];
