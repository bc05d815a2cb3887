import { describe, expect, it } from 'vitest';
import { mapColors, type Palette } from '../canvas/map-colors.ts';
import { streetLayers } from './street-layers.ts';

const PALETTE: Palette = {
  ...{ surface: '#ffffff', sunken: '#eaeff7', line: '#dde4ef', lineStrong: '#7a8aa5' },
  ...{ night: '#0d1730', link: '#24509c', accent: '#ffab4a' },
  ...{ inkSoft: '#36435e', good: '#146c43' },
};

const layersOf = (isDark: boolean, isOver = false) =>
  streetLayers('streets', { colors: mapColors(PALETTE, isDark), language: 'en', isOver });

describe.each([false, true])('street layers, dark: %s', (isDark) => {
  it('require no external icons or fonts', () => {
    const text = JSON.stringify(layersOf(isDark));
    expect(text.match(/"icon-|Noto|pgf:|https?:/)).toBe(null);
    expect(text).toContain('"text-font":["Inter Variable"]');
  });

  it('use only colors of the product', () => {
    const palette = new Set(Object.values(mapColors(PALETTE, isDark)));
    const colors = JSON.stringify(layersOf(isDark)).match(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? [];
    expect(colors.length).toBeGreaterThan(50);
    expect(colors.filter((color) => !palette.has(color))).toEqual([]);
  });

  it('over the built-in geography have no background and no second names of towns', () => {
    const ids = layersOf(isDark, true).map(({ id }) => id);
    expect(ids[0]).toBe('earth');
    expect(ids.filter((id) => /background|places/.test(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['water', 'roads_minor', 'roads_labels_minor']));
  });

  it('draw land, water, roads and names', () => {
    expect(layersOf(isDark).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['earth', 'water', 'roads_minor', 'roads_highway', 'places_locality']),
    );
  });
});
