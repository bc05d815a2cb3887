import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { accountCsv } from './account-csv.ts';
import { AccountTable } from './account-table.tsx';

const NOW = '2026-12-10T12:00:00Z';
const rows: contract.reports.AccountRow[] = [
  { on: '2026-11-01', kind: 'rent', amount: 400, balance: 400, charge_id: 1 },
  { on: '2026-11-03', kind: 'payment', amount: -400, balance: 0, receipt_id: 5 },
  { on: '2026-12-01', kind: 'rent', amount: 400, balance: 400, charge_id: 2 },
];

it('an account has the balance after each line, and a link to each receipt', () => {
  expect(wordsOf(<AccountTable rentalId={7} rows={rows} />, NOW)).toContain(
    'Nov 1, 2026 Rent $400.00 $400.00 Nov 3, 2026 Payment Receipt -$400.00 $0.00 Dec 1, 2026 Rent $400.00 $400.00',
  );
  expect(htmlOf(<AccountTable rentalId={7} rows={rows} />, NOW)).toContain('href="/receipts/5"');
});

it('a long account shows its latest lines first, and says how many stand before', () => {
  const long = Array.from({ length: 14 }, (_, at) => ({
    ...{ kind: 'rent' as const, amount: 1, balance: at + 1 },
    on: `2026-11-${String(at + 1).padStart(2, '0')}`,
  }));
  const words = wordsOf(<AccountTable rentalId={7} rows={long} />, NOW);
  expect(words).toContain('Show 4 earlier lines');
  expect(words).not.toContain('Nov 4, ');
  expect(words).toContain('Nov 5, 2026 Rent $1.00 $5.00');
});

it('an account without lines says so', () => {
  expect(wordsOf(<AccountTable rentalId={7} rows={[]} />, NOW)).toBe(
    'Nothing has been due or paid yet.',
  );
});

it('the file of an account has plain amounts and whole words', () => {
  const head = ['Date', 'What', 'Amount', 'Balance'];
  expect(accountCsv(rows.slice(1, 2), head, (kind) => `a "${kind}"`)).toBe(
    '"Date","What","Amount","Balance"\r\n2026-11-03,"a ""payment""",-400.00,0.00\r\n',
  );
});
