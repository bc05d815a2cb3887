import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';

/** The custom properties of a brand's style sheet per theme. */
function colorsOf(brand: string): { light: string[]; dark: string[] } {
  const css = readFileSync(new URL(`./${brand}.css`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media not print');
  const names = (part: string) => [...part.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name);
  return { light: names(light) as string[], dark: names(dark) as string[] };
}

describe('the palette of a brand', () => {
  const expected = colorsOf('crashpad').light;

  it.each(Object.keys(brands))('%s has every color in both themes', (brand) => {
    expect(expected.length).toBeGreaterThan(25);
    expect(colorsOf(brand)).toEqual({ light: expected, dark: expected });
  });
});
