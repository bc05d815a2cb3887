import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/program.ts';
import type { PublishedResults } from './result.ts';
import { asMarkdown, type Section } from './table.ts';

const RESULT = join(ROOT, '.cache/bench/result.json');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
const BEGIN = '<!-- results: begin -->';
const END = '<!-- results: end -->';

/** The results of earlier runs; stages can be measured one at a time. */
export function readResults(): PublishedResults {
  return existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as PublishedResults) : {};
}

export function storeResults(results: PublishedResults): void {
  mkdirSync(dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(results, null, 2)}\n`);
}

/**
 * Writes the results between the markers of docs/benchmarks.md. What was measured elsewhere, and so
 * is not among the results of this checkout, stays.
 */
export function writeDocument(sections: Section[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`${DOCUMENT} has lost its markers`);
  const before = readSections(text.slice(begin + BEGIN.length, end));
  const after = sections.map((section) => merge(section, before.get(section.title)));
  const titles = new Set(sections.map(({ title }) => title));
  const otherSections = [...before]
    .filter(([title]) => !titles.has(title))
    .map(([, section]) => section);
  const results = [...after, ...otherSections].join('\n');
  writeFileSync(
    DOCUMENT,
    `${text.slice(0, begin + BEGIN.length)}\n\n${results}\n${text.slice(end)}`,
  );
}

/** The sections of the document by title, each with its heading and a line break at its end. */
function readSections(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  return new Map(
    parts.map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`] as const),
  );
}

const NOT_MEASURED = 'not measured';

/** Takes the rows of goals and machines from the document that this checkout has not measured. */
function merge(section: Section, before: string | undefined): string {
  const { title, rows } = section;
  const rowsBefore = new Map(rowsOf(before ?? '').map((row) => [row[0] ?? '', row]));
  if (title === 'Goals') {
    const mergedRows = rows.map((row) =>
      row.at(-1) === NOT_MEASURED ? (rowsBefore.get(row[0] ?? '') ?? row) : row,
    );
    return asMarkdown({ ...section, rows: mergedRows });
  }
  if (title !== 'The machine') return asMarkdown(section);
  const stages = new Set(rows.map(([stage]) => stage));
  const otherRows = [...rowsBefore].filter(([stage]) => !stages.has(stage)).map(([, row]) => row);
  return asMarkdown({ ...section, rows: [...rows, ...otherRows] });
}

/** The cells of a table's rows, without its head. */
function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.replaceAll('\\|', '|')),
  );
}
