import { reports } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';

/** Downloads the payments of a year, by default of this one. */
export function PaymentsCsv({ year: chosen }: { year: number | null }) {
  const { t } = useTranslation('rent/payments');
  const { year: thisYear } = usePage();
  const year = chosen ?? thisYear;
  return (
    <CsvButton
      label={t('csv_year', { year })}
      failed={t('csv_failed')}
      fileName={`payments-${year}.csv`}
      download={() => callFile(reports.exportTransactions, { query: { year } }, { quiet: true })}
    />
  );
}
