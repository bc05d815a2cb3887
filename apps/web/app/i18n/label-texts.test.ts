import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const HERE = new URL('..', import.meta.url).pathname;

/** The keys of accessible names such as `pay_of`, each beside the visible `pay` of the same file. */
const labels = globSync('**/*.tsx', { cwd: HERE }).flatMap((path) => {
  const source = readFileSync(`${HERE}${path}`, 'utf8');
  const names = source.matchAll(/aria-label=\{t\(\s*'((\w+)_(?:of|label))'/g);
  return [...names].flatMap(([, name = '', labelText = '']) =>
    source.includes(`t('${labelText}'`) ? [{ name, labelText }] : [],
  );
});

it('an accessible name contains the visible words of its button, so that voice control finds it', async () => {
  const wrong: string[] = [];
  for (const path of globSync('**/texts/*.ts', { cwd: HERE })) {
    const file = (await import(`${HERE}${path}`)) as { default: Record<string, string> };
    for (const { name, labelText } of labels) {
      const [label, words] = [file.default[name], file.default[labelText]];
      if (label === undefined || words === undefined) continue;
      if (!label.toLowerCase().includes(words.toLowerCase())) wrong.push(`${path}: ${name}`);
    }
  }
  expect(labels.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
