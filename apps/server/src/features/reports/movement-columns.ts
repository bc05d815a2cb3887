import { addDays, type MovementKind } from '@crewpad/domain';
import type { CsvColumn } from '../../platform/csv.ts';
import type { Translate } from '../../platform/texts.ts';
import { methodKey, PURPOSES } from '../rent/index.ts';
import { roomAndBed } from '../rentals/index.ts';
import type { Movement } from './queries/movements.ts';

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

function methodOf(method: string | null, t: Translate): string | null {
  if (method === null) return null;
  if (method === 'card') return t('reports:value_card');
  if (method === 'outside') return t('reports:value_by_hand');
  return t(`rentals/emails:${methodKey(method)}`);
}
