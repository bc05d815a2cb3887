import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { loadedParts } from './texts.ts';

describe('texts', () => {
  it.each(loadedParts())('$file loads the texts that it uses', ({ loaded, used }) => {
    expect(loaded).toEqual(used);
  });
});

/** The quoted lines of a language in the texts of the server and of the pages. */
const linesIn = (language: string) =>
  readSources('apps/server/src', 'apps/web/app/i18n')
    .filter(({ path }) =>
      new RegExp(`/texts/(\\w+/)?${language}\\.ts$|/i18n/${language}/`).test(path),
    )
    .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => /['"`]/.test(line));

describe('what must not break across lines', () => {
  it('in French, the space before a colon and inside quotation marks', () => {
    const lines = linesIn('fr');
    expect(lines.filter((line) => / [:;!?»]|« /.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('\u00a0:'))).toBe(true);
  });

  it('in Portuguese, an amount, which is written in "US$"', () => {
    const lines = linesIn('pt');
    expect(lines.filter((line) => /(?<!US)\$[\s\d]|US\$(?!\u00a0\d)/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('US$\u00a09,99'))).toBe(true);
  });
});
