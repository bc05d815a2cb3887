import type { contract } from '@crewpad/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CsvColumn } from '../../platform/csv.ts';
import type { Translate } from '../../platform/texts.ts';

type Rental = contract.rentals.Rental;

const AUTOPAY = {
  off: 'reports:value_off',
  on: 'reports:value_on',
  asked: 'reports:value_requested',
  stop_asked: 'reports:value_ending',
  paused: 'reports:value_paused',
} as const;
const STATUS = {
  pending: 'reports:value_pending',
  accepted: 'reports:value_accepted',
  deleted: 'reports:value_deleted',
  complete: 'reports:value_ended',
} as const;

/** A person invited from a thread has only their account name. */
const firstName = ({ first_name, last_name, display_name }: Rental) =>
  first_name || (last_name === '' ? display_name : '');

/** AutoPay as My Crew shows it; off where the rental is over. */
function autopayOf({ autopay_state, status }: Rental) {
  const state = autopay_state?.state ?? 'off';
  const isLater = state === 'on' && status === 'pending';
  return isLater ? 'reports:value_on_acceptance' : AUTOPAY[state];
}

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
    heading: t('reports:column_booking_reference'),
    value: ({ booking_reference }) => `#${booking_reference}`,
  },
  { heading: t('reports:column_first_name'), value: firstName },
  { heading: t('reports:column_last_name'), value: ({ last_name }) => last_name },
  { heading: t('reports:column_email'), value: ({ email }) => email ?? '' },
  {
    heading: t('reports:column_phone'),
    value: ({ phone_number, country_code }) => phone(phone_number, country_code),
  },
  { heading: t('reports:column_airline'), value: ({ airline }) => airline },
  { heading: t('reports:column_job_position'), value: ({ job_position }) => job_position },
  { heading: t('reports:column_crash_pad'), value: ({ location }) => location },
  { heading: t('reports:column_room'), value: ({ room_name }) => room_name },
  { heading: t('reports:column_bed'), value: ({ bed_name }) => bed_name },
  { heading: t('reports:column_status'), value: ({ status }) => t(STATUS[status]) },
  {
    heading: t('reports:column_check_in'),
    value: ({ start_date, start_time }) => `${start_date} ${start_time}`,
  },
  {
    heading: t('reports:column_check_out'),
    value: ({ checkout_date, checkout_time }) =>
      checkout_date === null ? '' : `${checkout_date} ${checkout_time ?? ''}`.trim(),
  },
  {
    heading: t('reports:column_rent_per_month'),
    decimals: 2,
    value: ({ rent_today }) => rent_today,
  },
  { heading: t('reports:column_deposit'), decimals: 2, value: ({ deposit }) => deposit },
  { heading: t('reports:column_payment_day'), value: ({ payment_date }) => payment_date },
  { heading: t('reports:column_autopay'), value: (rental) => t(autopayOf(rental)) },
];
