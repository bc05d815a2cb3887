import type { contract } from '@crewpad/contract';

type Row = contract.reports.AccountRow;

const CENT_DIGITS = 2;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** An account as a table for spreadsheets, with plain amounts. Pure. */
export function accountCsv(
  rows: readonly Row[],
  head: readonly string[],
  nameOf: (kind: Row['kind']) => string,
): string {
  const lines = rows.map(({ on, kind, amount, balance }) =>
    [on, quoted(nameOf(kind)), amount.toFixed(CENT_DIGITS), balance.toFixed(CENT_DIGITS)].join(),
  );
  return [head.map(quoted).join(), ...lines, ''].join('\r\n');
}
