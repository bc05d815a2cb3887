import { readFileSync } from 'node:fs';
import type { Locale } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { serverTexts, webTexts } from './testing.ts';

const parts = [...webTexts, ...serverTexts];
const glossary = readFileSync(new URL('../../../../docs/GLOSSARY.md', import.meta.url), 'utf8');

const LANGUAGES: Locale[] = ['en', 'es', 'fr', 'pt'];

/** The payment provider's customer: the specification quotes "Invalid Customer". */
const QUOTED = [
  'invalid_customer',
  'invalid_customer_text',
  'customer_missing',
  'customer_refused',
];

/** The cells of a section's table, without its header row. */
function rowsOf(section: string): string[][] {
  const text = glossary.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const wordsIn = (list = '') =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * The words that the glossary rejects. Those with a note in parentheses are wrong in one sense
 * only.
 */
function rejectedIn(language: Locale): string[] {
  if (language !== 'en') {
    const column = LANGUAGES.indexOf(language);
    const cells = rowsOf('Words in other languages').map((row) => row[column] ?? '');
    return cells.flatMap((cell) => wordsIn(/\(not (.+?)\)/.exec(cell)?.[1]));
  }
  const table = rowsOf('The product').flatMap((row) => wordsIn(row.at(-1)));
  const quaint = wordsIn(/^- Not on screen: (.+)\.$/m.exec(glossary)?.[1]);
  return [...table.filter((word) => !word.includes('(')), ...quaint];
}

/** The visible text, without placeholders and link targets. */
const readable = (text: string) => text.replace(/\{\{\w+\}\}|\]\([^)]*\)/g, ' ');

function findRejected(text: string, words: readonly string[]): string[] {
  return words.filter((word) =>
    new RegExp(`(?<![\\p{L}-])${word}(?:s|es)?(?![\\p{L}-])`, 'iu').test(readable(text)),
  );
}

describe('glossary words', () => {
  it.each(LANGUAGES)('exist for %s', (language) => {
    expect(rejectedIn(language).length).toBeGreaterThan(15);
  });

  it('are matched as whole words in all texts, except in links and names', () => {
    const words = rejectedIn('en');
    expect(findRejected('Every renter pays at once.', words)).toEqual(['renter', 'at once']);
    expect(findRejected('Queues', words)).toEqual(['queue']);
    expect(findRejected('{{owner}} sees [help](/owner) and a unitary e-mailer.', words)).toEqual(
      [],
    );
    expect(findRejected('Elige tu e-mail', ['mail'])).toEqual([]);
  });

  it.each(parts)('$name uses no rejected word', ({ language, messages }) => {
    const words = rejectedIn(language);
    const uses = Object.entries(messages)
      .filter(([key]) => !QUOTED.includes(key))
      .flatMap(([key, text]) => findRejected(text, words).map((word) => `${key}: ${word}`));
    expect(uses).toEqual([]);
  });
});
