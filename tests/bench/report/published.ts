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

/** Writes the results between the markers of docs/benchmarks.md. */
export function writeDocument(sections: Section[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`${DOCUMENT} has lost its markers`);
  const results = sections.map(asMarkdown).join('\n');
  writeFileSync(
    DOCUMENT,
    `${text.slice(0, begin + BEGIN.length)}\n\n${results}\n${text.slice(end)}`,
  );
}
