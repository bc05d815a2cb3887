import type { contract } from '@crewpad/contract';
import type { CsvColumn } from '../../../platform/csv.ts';
import type { Translate } from '../../../platform/texts.ts';
import { methodKey } from '../payments/method-key.ts';

type Transaction = contract.rentals.Transaction;

const TYPE = {
  rent: 'rentals/reports:value_rent',
  deposit: 'rentals/reports:value_deposit',
  payment_request: 'rentals/reports:value_payment_request',
  manual: 'rentals/reports:value_recorded_by_hand',
} as const;
const STATE = {
  upcoming: 'rentals/reports:value_upcoming',
  due: 'rentals/reports:value_due',
  pending: 'rentals/reports:value_pending',
  late: 'rentals/reports:value_late',
  failed: 'rentals/reports:value_failed',
  paid: 'rentals/reports:value_paid',
} as const;
const PURPOSE = {
  deposit: 'rentals/reports:value_deposit',
  rent: 'rentals/reports:value_rent',
  parking: 'rentals/reports:value_parking',
  other: 'rentals/reports:value_something_else',
} as const;

const money = (dollars: number | null | undefined) => dollars?.toFixed(2) ?? '';

/** A member's payments as a table for tax purposes. Amounts in US dollars. */
export const transactionColumns = (t: Translate): readonly CsvColumn<Transaction>[] => [
  { heading: t('rentals/reports:column_number'), value: ({ id }) => id },
  { heading: t('rentals/reports:column_paid_on'), value: ({ paid_on }) => paid_on },
  {
    heading: t('rentals/reports:column_due_on'),
    value: ({ due_at }) => due_at?.slice(0, 10) ?? null,
  },
  { heading: t('rentals/reports:column_type'), value: ({ type }) => t(TYPE[type]) },
  { heading: t('rentals/reports:column_for'), value: ({ payment_for }) => t(PURPOSE[payment_for]) },
  { heading: t('rentals/reports:column_status'), value: ({ state }) => t(STATE[state]) },
  { heading: t('rentals/reports:column_from'), value: ({ period_from }) => period_from },
  // Exclusive end, as everywhere in the product.
  { heading: t('rentals/reports:column_until'), value: ({ period_to }) => period_to },
  { heading: t('rentals/reports:column_amount'), value: ({ amount }) => money(amount) },
  { heading: t('rentals/reports:column_fee'), value: ({ fee }) => money(fee) },
  { heading: t('rentals/reports:column_net'), value: ({ net }) => money(net) },
  { heading: t('rentals/reports:column_refunded'), value: ({ refund }) => money(refund) },
  { heading: t('rentals/reports:column_disputed'), value: ({ disputed }) => money(disputed) },
  { heading: t('rentals/reports:column_kept'), value: ({ kept }) => money(kept) },
  {
    heading: t('rentals/reports:column_method'),
    value: ({ provider }) =>
      provider === 'stripe'
        ? t('rentals/reports:value_card')
        : t(`rentals/emails:${methodKey(provider)}`),
  },
  { heading: t('rentals/reports:column_crash_pad'), value: ({ location_name }) => location_name },
  { heading: t('rentals/reports:column_room_and_bed'), value: ({ room_and_bed }) => room_and_bed },
  { heading: t('rentals/reports:column_tenant'), value: ({ tenant_name }) => tenant_name },
  { heading: t('rentals/reports:column_lister'), value: ({ lister_name }) => lister_name },
  {
    heading: t('rentals/reports:column_your_part'),
    value: ({ role }) =>
      t(role === 'lister' ? 'rentals/reports:column_lister' : 'rentals/reports:column_tenant'),
  },
  { heading: t('rentals/reports:column_notes'), value: ({ notes }) => notes },
];
