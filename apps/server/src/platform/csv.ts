import type { Locale } from '@crewpad/domain';
import { stringify } from 'csv-stringify/sync';

/** One column of a table: its heading, and its value for a row. */
export interface CsvColumn<Row> {
  heading: string;
  /** Digits behind the decimal point of its numbers; by default as many as they have. */
  decimals?: number;
  value: (row: Row) => string | number | null;
}

/** Where spreadsheets expect a decimal comma, and semicolons between cells. */
const DECIMAL_COMMA: ReadonlySet<Locale> = new Set(['es', 'fr', 'pt']);
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A table as CSV with CRLF, as spreadsheets of a language expect it. Texts that a spreadsheet would
 * evaluate get an apostrophe: they may come from other members. Numbers stay numbers.
 */
export function formatCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  locale: Locale = 'en',
): string {
  const hasComma = DECIMAL_COMMA.has(locale);
  const written = (cell: string | number | null, decimals: number | undefined): string | null => {
    if (typeof cell !== 'number') return cell !== null && FORMULA.test(cell) ? `'${cell}` : cell;
    const text = decimals === undefined ? String(cell) : cell.toFixed(decimals);
    return hasComma ? text.replace('.', ',') : text;
  };
  const table = rows.map((row) =>
    columns.map(({ value, decimals }) => written(value(row), decimals)),
  );
  return stringify([columns.map(({ heading }) => heading), ...table], {
    // Without a BOM, Excel decodes UTF-8 as the system's legacy code page.
    bom: true,
    delimiter: hasComma ? ';' : ',',
    record_delimiter: 'windows',
  });
}
