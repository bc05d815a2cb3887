import { stringify } from 'csv-stringify/sync';

/** One column of a table: its heading, and its value for a row. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

/**
 * A table as CSV with CRLF, as spreadsheets expect it. Prefixes texts that a spreadsheet would
 * evaluate with an apostrophe. Values may come from other members.
 */
export function formatCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = rows.map((row) => columns.map(({ value }) => value(row)));
  return stringify([columns.map(({ heading }) => heading), ...table], {
    // Without a BOM, Excel decodes UTF-8 as the system's legacy code page.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
