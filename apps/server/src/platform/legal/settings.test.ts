import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_LEGAL_VERSION } from '@crewpad/domain';
import { afterAll, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';

const folder = mkdtempSync(join(tmpdir(), 'crewpad-legal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'terms.md');

function read(content: string | Buffer, setting = 'TERMS_FILE') {
  writeFileSync(file, content);
  return readConfig({ [setting]: file }).legal;
}

it('has our own texts by default', () => {
  expect(readConfig({}).legal).toEqual({ terms: OWN_LEGAL_VERSION, privacy: OWN_LEGAL_VERSION });
});

it('reads version, date, language and text of a file', () => {
  const { terms, privacy } = read(
    '---\nversion: "3"\ndate: 2027-01-31\nlanguage: es\n---\n# Uno\n',
  );
  expect(terms).toEqual({
    version: '3',
    date: '2027-01-31',
    text: { markdown: '# Uno\n', locale: 'es' },
  });
  expect(privacy).toEqual(OWN_LEGAL_VERSION);
  const windows = read(
    '\ufeff---\r\nversion: 4 b\r\ndate: 2027-02-01\r\n---\r\nText',
    'PRIVACY_FILE',
  );
  expect(windows.privacy).toMatchObject({
    version: '4 b',
    text: { markdown: 'Text', locale: 'en' },
  });
});

it.each<[string, string | Buffer, RegExp]>([
  ['without a version', '# Terms', /no version: it begins with the lines ---, version: 1/],
  ['with an empty version', '---\nversion:\ndate: 2027-01-31\n---\nText', /version: missing/],
  ['with a long version', `---\nversion: ${'a'.repeat(41)}\n---\nText`, /version: too long/],
  ['without a date', '---\nversion: 1\n---\nText', /date: not a date/],
  ['with a date that is none', '---\nversion: 1\ndate: May 1\n---\nText', /date: not a date/],
  [
    'in another language',
    '---\nversion: 1\ndate: 2027-01-31\nlanguage: xx\n---\nA',
    /language: not/,
  ],
  [
    'with the version of our own texts',
    '---\nversion: own-1\ndate: 2027-01-31\n---\nA',
    /is taken/,
  ],
  ['without a text', '---\nversion: 1\ndate: 2027-01-31\n---\n\n', /no text/],
  ['above 200 kB', 'a'.repeat(200_001), /more than 200 kB/],
  ['in another encoding', Buffer.from([0x2d, 0xff, 0xfe]), /not valid/],
])('refuses a file %s', (_what, content, reason) => {
  expect(() => read(content)).toThrow(ConfigError);
  expect(() => read(content)).toThrow(reason);
  expect(() => read(content)).toThrow(`TERMS_FILE: ${file}: `);
});

it('refuses a file that is missing, and says which', () => {
  const missing = { TERMS_FILE: join(folder, 'none.md'), PRIVACY_FILE: folder };
  expect(() => readConfig(missing)).toThrow(/TERMS_FILE: \S+none\.md: ENOENT.*PRIVACY_FILE: /);
});

it('has a company of one line', () => {
  expect(readConfig({}).company).toBeUndefined();
  expect(readConfig({ COMPANY: ' Pads Inc., 1 Main St ' }).company).toBe('Pads Inc., 1 Main St');
  expect(() => readConfig({ COMPANY: 'Pads\nInc.' })).toThrow('COMPANY: ');
  expect(() => readConfig({ COMPANY: 'a'.repeat(201) })).toThrow('COMPANY: ');
});
