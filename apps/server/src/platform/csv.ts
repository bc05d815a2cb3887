import { stringify } from 'csv-stringify/sync';

/** One column of a table: its heading, and what it shows of a row. */
export interface CsvColumn<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

/**
 * A table as CSV with CRLF, as spreadsheets read it. A text that a spreadsheet would calculate gets an
 * apostrophe in front. Values may come from other members.
 */
export function formatCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = rows.map((row) => columns.map(({ value }) => value(row)));
  return stringify([columns.map(({ heading }) => heading), ...table], {
    // Without it Excel takes UTF-8 for the system's old code page.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
