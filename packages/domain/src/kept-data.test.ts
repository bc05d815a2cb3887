import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deletedBefore, KEPT_DATA, type KeptName, termInWords } from './kept-data.ts';

const names = Object.keys(KEPT_DATA) as KeptName[];

it('docs/privacy.md states the same list', () => {
  const file = join(import.meta.dirname, '../../../docs/privacy.md');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  const list = names.map((name) => [KEPT_DATA[name].what, termInWords(name), KEPT_DATA[name].why]);
  expect(rows).toEqual(list);
});

it.each([
  ['notices', '2026-03-31T04:30:00Z', '2025-12-31T04:30:00.000Z'],
  ['invitations', '2026-03-31T04:30:00Z', '2025-12-31T04:30:00.000Z'],
  ['sessions', '2026-03-31T04:30:00Z', '2026-03-01T04:30:00.000Z'],
  ['tenant_contacts', '2028-02-29T00:00:00Z', '2027-02-28T00:00:00.000Z'],
  ['messages', '2028-02-29T00:00:00Z', '2026-02-28T00:00:00.000Z'],
  // A year ends before the seven years begin.
  ['bookkeeping', '2026-12-31T23:59:59Z', '2019-01-01T00:00:00.000Z'],
  ['bookkeeping', '2027-01-01T00:00:00Z', '2020-01-01T00:00:00.000Z'],
] as const)('%s: on %s everything before %s is deleted', (name, now, before) => {
  expect(deletedBefore(name, new Date(now)).toISOString()).toBe(before);
});
