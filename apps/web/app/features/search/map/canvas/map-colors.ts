import { useMemo } from 'react';
import { useBrand } from '../../../../brand/brand-context.tsx';
import { useTheme } from '../../../../lib/theme.tsx';

/** The brand's colors for the map, as #rrggbb. */
export interface Palette {
  surface: string;
  sunken: string;
  line: string;
  lineStrong: string;
  night: string;
  link: string;
  accent: string;
  inkSoft: string;
  good: string;
}

/** The map's colors, all from the brand's palette. */
export interface MapColors {
  water: string;
  land: string;
  coast: string;
  border: string;
  stateBorder: string;
  graticule: string;
  ring: string;
  /** The approximate place of a listing. */
  place: string;
  /** Parks, woods and fields. */
  green: string;
  building: string;
  road: string;
  roadEdge: string;
  highway: string;
  name: string;
}

/**
 * The map colors of one theme. Blends stay within the palette, so a new brand needs no map colors.
 */
export function mapColors(palette: Palette, isDark: boolean): MapColors {
  const { surface, sunken, line, lineStrong: strong, night, link } = palette;
  const land = isDark ? surface : blend(surface, sunken, 0.25);
  const road = isDark ? blend(land, strong, 0.3) : surface;
  const water = isDark ? night : blend(surface, link, 0.2);
  return {
    water,
    land,
    coast: isDark ? blend(line, strong, 0.35) : blend(strong, surface, 0.35),
    border: blend(strong, surface, 0.25),
    stateBorder: blend(strong, surface, 0.6),
    graticule: isDark ? blend(line, night, 0.5) : blend(water, link, 0.14),
    ring: link,
    place: link,
    green: blend(land, palette.good, isDark ? 0.14 : 0.12),
    building: isDark ? blend(land, line, 0.6) : blend(land, line, 0.7),
    road,
    roadEdge: isDark ? blend(land, night, 0.6) : line,
    highway: blend(road, palette.accent, isDark ? 0.22 : 0.4),
    name: palette.inkSoft,
  };
}

/**
 * Blends two colors.
 * @param from, to as #rrggbb
 * @param share of the second color, 0 to 1
 */
function blend(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The map's colors in the page's theme, because a canvas cannot read CSS variables. */
export function useMapColors(): MapColors {
  const brand = useBrand();
  const { appearance: theme } = useTheme();
  return useMemo(
    () => mapColors(paletteOf(brand.key, theme), theme === 'dark'),
    [brand.key, theme],
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
    accent: color('accent'),
    inkSoft: color('ink-soft'),
    good: color('good'),
  };
  probe.remove();
  return palette;
}
