import type { contract } from '@crewpad/contract';
import type { CsvColumn } from '../../../platform/csv.ts';

type Rental = contract.rentals.Rental;

const AUTOPAY = { 0: 'Off', 1: 'On', 2: 'Requested', 3: 'Ending' } as const;
const STATUS = {
  pending: 'Pending',
  accepted: 'Accepted',
  deleted: 'Deleted',
  complete: 'Ended',
} as const;

/** A lister's tenants as a table. It shows what the lister sees of a rental, without private notes. */
export const TENANT_COLUMNS: readonly CsvColumn<Rental>[] = [
  // As text: a spreadsheet would remove the zeros in front of a number.
  { heading: 'Booking reference', value: ({ booking_reference }) => booking_reference },
  { heading: 'First name', value: ({ first_name }) => first_name },
  { heading: 'Last name', value: ({ last_name }) => last_name },
  { heading: 'Email', value: ({ email }) => email ?? '' },
  { heading: 'Phone', value: ({ phone_number }) => phone_number },
  { heading: 'Airline', value: ({ airline }) => airline },
  { heading: 'Job position', value: ({ job_position }) => job_position },
  { heading: 'Crash pad', value: ({ location }) => location },
  { heading: 'Room', value: ({ room_name }) => room_name },
  { heading: 'Bed', value: ({ bed_name }) => bed_name },
  { heading: 'Status', value: ({ status }) => STATUS[status] },
  { heading: 'Check-in', value: ({ start_date, start_time }) => `${start_date} ${start_time}` },
  {
    heading: 'Check-out',
    value: ({ checkout_date, checkout_time }) =>
      checkout_date === null ? '' : `${checkout_date} ${checkout_time ?? ''}`.trim(),
  },
  { heading: 'Rent per month', value: ({ rental_amount }) => rental_amount.toFixed(2) },
  { heading: 'Deposit', value: ({ deposit }) => deposit.toFixed(2) },
  { heading: 'Payment day', value: ({ payment_date }) => payment_date },
  { heading: 'AutoPay', value: ({ auto_pay }) => AUTOPAY[auto_pay] },
];
