import type { contract } from '@crewpad/contract';
import {
  type MyRental,
  type MyRentals,
  ObjectButton,
  type Payer,
} from '../../features/rent/index.ts';
import { AccountTable } from '../../features/reports/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';

interface RentalAccountProps extends Pick<MyRentals, 'accounts'> {
  rental: MyRental;
  payer: Payer;
}

/**
 * What was due and paid in a stay, as its lister sees it, and the way to object to a line; nothing
 * for a stay without an account.
 */
export function RentalAccount({ rental: { id }, accounts, payer }: RentalAccountProps) {
  const { t } = useTranslation('reports/account');
  const rows = accounts[id];
  if (rows === undefined) return null;
  return (
    <details className="border-t border-line">
      <DisclosureSummary>{t('title')}</DisclosureSummary>
      <AccountTable
        rentalId={id}
        rows={rows}
        actionOf={(row) => <RowObjection row={row} payer={payer} />}
      />
    </details>
  );
}

/** Which parts of a payment a line is about: its deductions stand with the payment itself. */
const PARTS = {
  rent: ['rent'],
  payment: ['entry', 'deduction'],
  refund: ['return'],
} as const;

function RowObjection({ row, payer }: { row: contract.reports.AccountRow; payer: Payer }) {
  const { kind, charge_id, transaction_id } = row;
  if (kind !== 'rent' && kind !== 'payment' && kind !== 'refund') return null;
  const id = kind === 'rent' ? charge_id : transaction_id;
  if (id === undefined) return null;
  return <ObjectButton id={id} payer={payer} parts={PARTS[kind]} className="-ml-3 text-start" />;
}
