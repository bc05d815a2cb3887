import { reports } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';

interface TenantsCsvProps {
  label: string;
  /** Only these rentals. */
  ids?: readonly number[];
}

/** Downloads the tenants of a lister, or the selected ones. */
export function TenantsCsv({ label, ids }: TenantsCsvProps) {
  const { t } = useTranslation('pages/my-crew');
  const query = ids === undefined ? {} : { ids: ids.join() };
  return (
    <CsvButton
      label={label}
      failed={t('csv_failed')}
      fileName="tenants.csv"
      download={() => callFile(reports.exportTenants, { query }, { quiet: true })}
    />
  );
}
