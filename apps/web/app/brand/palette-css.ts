import type { Brand, Palette } from './brand.ts';

/**
 * The brand's colours as custom properties for both themes: `paper` becomes `var(--paper)`. What is
 * printed is always light.
 */
export function paletteCss({ light, dark }: Brand): string {
  return `:root{${declarations(light)}}@media not print{:root[data-mantine-color-scheme=dark]{${declarations(dark)}}}`;
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
