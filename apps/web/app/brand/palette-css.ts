import type { Brand, Palette } from './brand.ts';

/** The brand's colours as custom properties for both themes: `paper` becomes `var(--paper)`. */
export function paletteCss({ light, dark }: Brand): string {
  return `:root{${declarations(light)}}:root[data-mantine-color-scheme=dark]{${declarations(dark)}}`;
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
