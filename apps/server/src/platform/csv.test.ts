import { expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

const table = (value: string | number | null) =>
  formatCsv([{ heading: 'Note', value: () => value }], [0]);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('neutralizes %j', (cell) => {
  expect(table(cell)).toContain(`'${cell}`);
});

it('leaves numbers, dates and plain texts unchanged', () => {
  expect(table(-12.5)).toBe('\uFEFFNote\r\n-12.5\r\n');
  expect(table('2026-03-01')).toBe('\uFEFFNote\r\n2026-03-01\r\n');
  expect(table(null)).toBe('\uFEFFNote\r\n\r\n');
});

it('quotes cell separators and formulas', () => {
  expect(table('a "b", c')).toBe('\uFEFFNote\r\n"a ""b"", c"\r\n');
  expect(table('=A1\n,"x"')).toBe('\uFEFFNote\r\n"\'=A1\n,""x"""\r\n');
});

it('writes decimal commas between semicolons in Spanish, French and Portuguese', () => {
  const columns = [
    { heading: 'Amount', decimals: 2, value: (amount: number) => amount },
    { heading: 'Note', value: () => 'a, b; c' },
  ];
  expect(formatCsv(columns, [-1234.5])).toBe('\uFEFFAmount,Note\r\n-1234.50,"a, b; c"\r\n');
  for (const locale of ['es', 'fr', 'pt'] as const) {
    expect(formatCsv(columns, [-1234.5], locale)).toBe(
      '\uFEFFAmount;Note\r\n-1234,50;"a, b; c"\r\n',
    );
  }
});
