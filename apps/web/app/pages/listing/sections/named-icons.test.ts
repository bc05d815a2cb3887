import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconFor } from './named-icons.ts';

it.each([
  ['Wi-Fi', 'wifi'],
  ['Washer and dryer', 'wash-machine'],
  ['Hair dryer', 'wind'],
  ['No smoking', 'smoking-no'],
  ['Bus stop', 'bus'],
  ['Beach', 'beach'],
  ['Telescope', 'circle-check'],
])('%s has its icon', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
});

it('every named icon is in the sprite, and no other', async () => {
  const [source, sprite] = await Promise.all(
    ['named-icons.ts', 'named-icons.svg'].map((file) =>
      readFile(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  const iconNames = [...(source ?? '').matchAll(/(?:\/, | \?\? )'([a-z0-9-]+)'/g)].map(
    ([, icon]) => icon,
  );
  const symbols = [...(sprite ?? '').matchAll(/<symbol id="([^"]+)"/g)].map(([, icon]) => icon);
  expect(new Set(symbols)).toEqual(new Set(iconNames));
});
