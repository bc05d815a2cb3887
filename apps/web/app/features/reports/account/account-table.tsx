import type { contract } from '@crewpad/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayOfYear, exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { accountCsv } from './account-csv.ts';

/** About one phone screen: the latest lines. */
const SHOWN_AT_FIRST = 10;

const figureClass = 'py-2 pl-3 text-end align-baseline tabular whitespace-nowrap';

interface AccountTableProps {
  rentalId: number;
  rows: readonly contract.reports.AccountRow[];
  /** What the reader can do about a line. */
  actionOf?: (row: contract.reports.AccountRow) => ReactNode;
}

/** What was due and paid in a rental, oldest first, with the balance after each line. */
export function AccountTable({ rentalId, rows, actionOf }: AccountTableProps) {
  const { t } = useTranslation('reports/account');
  const { locale, year } = usePage();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return <p className="m-0 text-muted">{t('none')}</p>;
  const firstAt = isWhole ? 0 : Math.max(0, rows.length - SHOWN_AT_FIRST);
  const shownRows = rows.slice(firstAt).map((row, at) => ({ row, key: firstAt + at }));
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {firstAt > 0 && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('earlier', { count: firstAt })}
        </Button>
      )}
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="w-0 py-2 pr-3 text-start font-medium">
              {t('day')}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t('what')}
            </th>
            <th scope="col" className="py-2 pl-3 text-end font-medium">
              {t('amount')}
            </th>
            <th scope="col" className="py-2 pl-3 text-end font-medium">
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ row, key }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <td className="py-2 pr-3 align-baseline text-muted tabular whitespace-nowrap">
                {dayOfYear(row.on, locale, year)}
              </td>
              <td className="py-2 align-baseline">
                <span className="flex flex-wrap items-center gap-x-4">
                  {t(`kind_${row.kind}`)}
                  {row.receipt_id !== undefined && (
                    <Link
                      to={`/receipts/${row.receipt_id}`}
                      className="-my-2 inline-flex min-h-target items-center"
                    >
                      {t('receipt')}
                    </Link>
                  )}
                </span>
                {actionOf?.(row)}
              </td>
              <td className={figureClass}>{exactMoney(row.amount, locale)}</td>
              <td className={`${figureClass} font-medium`}>{exactMoney(row.balance, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CsvButton
        label={t('csv')}
        failed={t('csv_failed')}
        fileName={`account-${rentalId}.csv`}
        download={async () => {
          const head = [t('day'), t('what'), t('amount'), t('balance')];
          const text = accountCsv(rows, head, (kind) => t(`kind_${kind}`));
          return new Blob([text], { type: 'text/csv' });
        }}
      />
    </div>
  );
}
