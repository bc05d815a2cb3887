import type { contract } from '@crewpad/contract';
import { addDays, type MovementKind, type PayoutMovementKind } from '@crewpad/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CsvColumn } from '../../platform/csv.ts';
import type { Translate } from '../../platform/texts.ts';
import { methodKey, PURPOSES } from '../rent/index.ts';
import { roomAndBed } from '../rentals/index.ts';
import type { Movement } from './movements.queries.ts';

const KINDS = {
  payment: 'reports:value_payment',
  refund: 'reports:value_refund',
  refund_returned: 'reports:value_refund_returned',
  taken_by_bank: 'reports:value_taken_by_bank',
  given_back: 'reports:value_given_back',
  deposit_kept: 'reports:value_deposit_kept',
  fee_returned: 'reports:value_fee_returned',
  voided: 'reports:value_voided',
} as const satisfies Record<MovementKind, string>;

const CENTS = 100;

/** A member's movements as a table for tax purposes. Amounts in US dollars. */
export function movementColumns(t: Translate): readonly CsvColumn<Movement>[] {
  const money = (heading: string, cents: (movement: Movement) => number | null) => ({
    heading,
    decimals: 2,
    value: (movement: Movement) => {
      const amount = cents(movement);
      return amount === null ? null : amount / CENTS;
    },
  });
  const isListers = ({ side }: Movement) => side === 'lister';
  return [
    {
      heading: t('reports:column_line'),
      value: ({ payment, line }) => `${payment}-${line}`,
    },
    { heading: t('reports:column_payment'), value: ({ payment }) => payment },
    { heading: t('reports:column_date'), value: ({ counted }) => counted },
    { heading: t('reports:column_time_zone'), value: ({ time_zone }) => time_zone },
    { heading: t('reports:column_movement'), value: ({ kind }) => t(KINDS[kind]) },
    { heading: t('reports:column_for'), value: ({ purpose }) => t(PURPOSES[purpose]) },
    { heading: t('reports:column_from'), value: ({ period_from }) => period_from },
    {
      heading: t('reports:column_until'),
      value: ({ period_to }) => (period_to === null ? null : addDays(period_to, -1)),
    },
    money(t('reports:column_amount'), ({ amount }) => amount),
    money(t('reports:column_deposit'), ({ deposit }) => deposit),
    money(t('reports:column_fee'), (row) => (isListers(row) ? row.fee : null)),
    money(t('reports:column_net'), (row) => (isListers(row) ? row.amount + row.fee : null)),
    { heading: t('reports:column_method'), value: ({ method }) => methodOf(method, t) },
    {
      heading: t('reports:column_payment_of'),
      value: ({ kind, day, counted, paid_on }) =>
        kind === 'payment' && day === counted ? null : paid_on,
    },
    { heading: t('reports:column_crash_pad'), value: ({ location_name }) => location_name },
    { heading: t('reports:column_room_and_bed'), value: roomAndBed },
    { heading: t('reports:column_tenant'), value: ({ tenant_name }) => tenant_name },
    { heading: t('reports:column_lister'), value: ({ lister_name }) => lister_name },
    {
      heading: t('reports:column_your_part'),
      value: (row) => t(isListers(row) ? 'reports:column_lister' : 'reports:column_tenant'),
    },
    { heading: t('reports:column_notes'), value: ({ notes }) => notes },
  ];
}

const PAYOUT_KINDS = {
  payment: 'reports:value_payment',
  refund: 'reports:value_refund',
  dispute: 'reports:value_dispute',
  fee: 'reports:value_fee_returned',
  other: 'reports:value_different',
} as const satisfies Record<PayoutMovementKind, string>;

/** What makes up a payout, as a table. Amounts in its currency. */
export const payoutColumns = (t: Translate): readonly CsvColumn<PayoutMovement>[] => [
  { heading: t('reports:column_line'), value: ({ line }) => line },
  { heading: t('reports:column_date'), value: ({ on }) => on },
  { heading: t('reports:column_kind'), value: ({ kind }) => t(PAYOUT_KINDS[kind]) },
  { heading: t('reports:column_tenant'), value: ({ tenant }) => tenant },
  { heading: t('reports:column_crash_pad'), value: ({ location }) => location },
  { heading: t('reports:column_amount'), decimals: 2, value: ({ amount }) => amount },
  { heading: t('reports:column_fee'), decimals: 2, value: ({ fee }) => fee },
  { heading: t('reports:column_net'), decimals: 2, value: ({ net }) => net },
  { heading: t('reports:column_payment'), value: ({ transaction_id }) => transaction_id },
];

type PayoutMovement = contract.reports.PayoutMovement;

function methodOf(method: string | null, t: Translate): string | null {
  if (method === null) return null;
  if (method === 'card') return t('reports:value_card');
  if (method === 'outside') return t('reports:value_by_hand');
  return t(`rentals/emails:${methodKey(method)}`);
}

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
  const supported = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(stored ?? '', supported);
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
