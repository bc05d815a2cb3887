import { useMemo } from 'react';
import { useBrand } from '../../../../brand/brand-context.tsx';
import { useTheme } from '../../../../lib/theme.tsx';
import { type MapColors, mapColors, type Palette } from './map-colors.ts';

/** The map's colors in the page's theme, because a canvas cannot read CSS variables. */
export function useMapColors(): MapColors {
  const brand = useBrand();
  const { shown } = useTheme();
  return useMemo(
    () => mapColors(paletteOf(brand.key, shown), shown === 'dark'),
    [brand.key, shown],
  );
}

/** Reads the brand's style sheet, even before the page has applied a newly chosen theme. */
function paletteOf(brand: string, theme: string): Palette {
  const probe = document.createElement('div');
  probe.dataset.brand = brand;
  probe.dataset.theme = theme;
  document.body.append(probe);
  const color = (name: string) => {
    probe.style.color = `var(--${name})`;
    const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  };
  const palette = {
    surface: color('surface'),
    sunken: color('sunken'),
    line: color('line'),
    lineStrong: color('line-strong'),
    night: color('night'),
    link: color('link'),
    accentInk: color('accent-ink'),
    accent: color('accent'),
    inkSoft: color('ink-soft'),
    good: color('good'),
  };
  probe.remove();
  return palette;
}
