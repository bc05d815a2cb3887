import type { contract } from '@crewpad/contract';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fileEndpoint } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

const exportTransactions = fileEndpoint<typeof contract.rentals.exportTransactions>(
  'GET',
  '/transaction/export',
);

/** Downloads the payments of a year as CSV. A plain link could not send the member's token. */
export function CsvButton({ year }: { year: number | null }) {
  const { t } = useTranslation('rent-payments');
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const query = year === null ? {} : { year };
      const file = URL.createObjectURL(await exportTransactions({ query }, { quiet: true }));
      const link = document.createElement('a');
      link.href = file;
      link.download = year === null ? 'payments.csv' : `payments-${year}.csv`;
      link.click();
      URL.revokeObjectURL(file);
    } catch {
      toast({ kind: 'error', message: t('csv_failed') });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" disabled={!hydrated || busy} onClick={download}>
      <IconDownload aria-hidden size={18} />
      {year === null ? t('csv') : t('csv_year', { year })}
    </Button>
  );
}
