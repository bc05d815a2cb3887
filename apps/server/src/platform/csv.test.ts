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
