import { useMemo } from 'react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTheme } from '../../../lib/theme.tsx';
import { type MapColors, mapColors } from './map-colors.ts';

/** The map's colours as the page's theme stands now: canvas drawing cannot read CSS variables. */
export function useMapColors(): MapColors {
  const brand = useBrand();
  const { shown } = useTheme();
  return useMemo(() => mapColors(brand[shown], shown === 'dark'), [brand, shown]);
}
