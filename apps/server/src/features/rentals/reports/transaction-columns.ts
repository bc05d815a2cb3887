import type { contract } from '@crewpad/contract';
import type { CsvColumn } from '../../../platform/csv.ts';

type Transaction = contract.rentals.Transaction;

const TYPE = {
  rent: 'Rent',
  deposit: 'Deposit',
  payment_request: 'Payment request',
  manual: 'Recorded by hand',
} as const;
const STATUS = { paid: 'Paid', pending: 'Pending', failed: 'Failed' } as const;
const PURPOSE = { deposit: 'Deposit', rent: 'Rent', parking: 'Parking', other: 'Other' } as const;

const money = (dollars: number | null | undefined) => dollars?.toFixed(2) ?? '';

/** A member's payments as a table, for either party's taxes. Amounts in US dollars. */
export const TRANSACTION_COLUMNS: readonly CsvColumn<Transaction>[] = [
  { heading: 'Number', value: ({ id }) => id },
  { heading: 'Paid on', value: ({ paid_on }) => paid_on },
  { heading: 'Due on', value: ({ due_at }) => due_at?.slice(0, 10) ?? null },
  { heading: 'Type', value: ({ type }) => TYPE[type] },
  { heading: 'For', value: ({ payment_for }) => PURPOSE[payment_for] },
  { heading: 'Status', value: ({ status }) => STATUS[status] },
  { heading: 'From', value: ({ period_from }) => period_from },
  // The day after the last one, as everywhere in the product.
  { heading: 'Until', value: ({ period_to }) => period_to },
  { heading: 'Amount', value: ({ amount }) => money(amount) },
  { heading: 'Fee', value: ({ fee }) => money(fee) },
  { heading: 'Net', value: ({ net }) => money(net) },
  { heading: 'Refunded', value: ({ refund }) => money(refund) },
  { heading: 'Kept', value: ({ kept }) => money(kept) },
  { heading: 'Method', value: ({ provider }) => provider },
  { heading: 'Crash pad', value: ({ location_name }) => location_name },
  { heading: 'Room and bed', value: ({ room_and_bed }) => room_and_bed },
  { heading: 'Tenant', value: ({ tenant_name }) => tenant_name },
  { heading: 'Lister', value: ({ lister_name }) => lister_name },
  { heading: 'Your part', value: ({ role }) => (role === 'lister' ? 'Lister' : 'Tenant') },
  { heading: 'Notes', value: ({ notes }) => notes },
];
