import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fileEndpoint } from '../../../lib/browser-call.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';

const exportTenants = fileEndpoint<typeof contract.reports.exportTenants>(
  'GET',
  '/lister/tenants/export',
);

/** Downloads all tenants of a lister. */
export function TenantsCsv() {
  const { t } = useTranslation('my-crew');
  return (
    <CsvButton
      label={t('tenants_csv')}
      failed={t('csv_failed')}
      fileName="tenants.csv"
      download={() => exportTenants({ query: {} }, { quiet: true })}
    />
  );
}
