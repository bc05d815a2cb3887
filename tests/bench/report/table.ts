/** A section of the report, for the terminal and for docs/benchmarks.md. */
export interface Section {
  title: string;
  notes: string[];
  head: string[];
  rows: string[][];
  /** Shown verbatim after the table. */
  lines?: string[];
}

export function asText(section: Section): string {
  const { title, notes, head, rows, lines = [] } = section;
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const table = head.length === 0 ? [] : [line(head), rule, ...rows.map(line)];
  return ['', title, ...notes, '', ...table, ...lines].join('\n');
}

export function asMarkdown(section: Section): string {
  const { title, notes, head, rows, lines = [] } = section;
  const line = (row: string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`;
  const table = head.length === 0 ? [] : [line(head), rule, ...rows.map(line), ''];
  const code = lines.length === 0 ? [] : ['```text', ...lines, '```', ''];
  return [`## ${title}`, '', ...notes.flatMap((note) => [note, '']), ...table, ...code].join('\n');
}

/** 12,345 or 1.23: three significant digits. */
export function number(value: number): string {
  if (Number.isNaN(value)) return 'unknown';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function whole(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 });
}
