import type { MyRental, MyRentals } from '../../features/rent/index.ts';
import { AccountTable } from '../../features/reports/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';

interface RentalAccountProps extends Pick<MyRentals, 'accounts'> {
  rental: MyRental;
}

/** What was due and paid in a stay, as its lister sees it; nothing for a stay without an account. */
export function RentalAccount({ rental: { id }, accounts }: RentalAccountProps) {
  const { t } = useTranslation('reports/account');
  const rows = accounts[id];
  if (rows === undefined) return null;
  return (
    <details className="border-t border-line">
      <DisclosureSummary>{t('title')}</DisclosureSummary>
      <AccountTable rentalId={id} rows={rows} />
    </details>
  );
}
