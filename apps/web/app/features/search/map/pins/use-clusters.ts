import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count, money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useView } from '../canvas/use-view.ts';
import type { Pin } from '../types.ts';
import { type Cluster, clustersAt, placesOf, type WidthOf } from './cluster.ts';
import { inView } from './view.ts';

/** Average width of a pill's bold characters. */
const LETTER_PIXELS = 8;
/** Padding and border of a pill. */
const FRAME_PIXELS = 22;
/** The marker of a featured crash pad before its price. */
const STAR_PIXELS = 14;

interface Shown {
  pins: readonly Pin[];
  /** The meridian around which the pins lie. */
  aroundLongitude: number;
  activeId: number | null;
  selectedId: number | null;
}

/** Pins and clusters in the current view. */
export function useClusters(shown: Shown): readonly Cluster[] {
  const { pins, aroundLongitude, activeId, selectedId } = shown;
  const view = useView(aroundLongitude);
  const zoom = view?.zoom;
  const widthOf = useWidths();
  const places = useMemo(() => placesOf(pins, aroundLongitude), [pins, aroundLongitude]);
  const clusters = useMemo(
    () => (zoom === undefined ? [] : clustersAt(places, zoom, widthOf)),
    [places, zoom, widthOf],
  );
  return useMemo(() => {
    const keep = new Set([activeId, selectedId].filter((id) => id !== null));
    return view ? inView(clusters, view, keep) : [];
  }, [clusters, view, activeId, selectedId]);
}

/** Estimated pill widths, because they are placed before they are rendered. */
function useWidths(): WidthOf {
  const { t } = useTranslation('map');
  const { locale } = usePage();
  return useMemo(() => {
    const around = t('cluster', { number: '', price: '' }).length;
    return ({ seed, members, from }) => {
      const price = money(from, locale).length;
      if (members.length === 1) {
        return FRAME_PIXELS + price * LETTER_PIXELS + (seed.pin[4] ? STAR_PIXELS : 0);
      }
      const letters = around + count(members.length, locale).length + price;
      return FRAME_PIXELS + letters * LETTER_PIXELS;
    };
  }, [t, locale]);
}
