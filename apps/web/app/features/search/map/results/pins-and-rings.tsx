import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count, money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { DistanceRings } from '../canvas/labels/distance-rings.tsx';
import { PlaceNames } from '../canvas/labels/place-names.tsx';
import { ringLabels } from '../canvas/labels/ring-labels.ts';
import type { MapColors } from '../canvas/map-colors.ts';
import { useView } from '../canvas/use-view.ts';
import { type Cluster, clustersAt, placesOf, type WidthOf } from '../pins/cluster.ts';
import { PinLayer } from '../pins/pin-layer.tsx';
import { inView } from '../pins/view.ts';
import type { Pin } from '../types.ts';
import type { ResultsMapProps } from './results-map-props.ts';

interface PinsAndRingsProps extends Omit<ResultsMapProps, 'center' | 'pins'> {
  map: MapRef | null;
  /** The airport or place at the center of distances. */
  ringed: Point | null;
  center: Point;
  pins: readonly Pin[];
  colors: MapColors;
  /** false if the map style names towns itself. */
  hasTowns: boolean;
}

/** The crash pads, with rings and names that avoid them. */
export function PinsAndRings(props: PinsAndRingsProps) {
  const { map, ringed, center, pins, colors, activeId, selectedId, onHover, onSelect } = props;
  const { airport, hasTowns } = props;
  const aroundLongitude = center.longitude;
  const shown = useClusters({ pins, aroundLongitude, activeId, selectedId });
  const taken = useMemo(
    () => shown.map(({ seed }) => ({ latitude: seed.pin[1], longitude: seed.longitude })),
    [shown],
  );
  const zoom = useView(aroundLongitude)?.zoom;
  const obstacles = useMemo(
    () =>
      ringed && zoom !== undefined ? [...taken, ringed, ...ringLabels(ringed, taken, zoom)] : taken,
    [taken, ringed, zoom],
  );
  return (
    <>
      <PlaceNames
        center={center}
        taken={obstacles}
        hasTowns={hasTowns}
        marked={airport ? [airport.prefix.toUpperCase()] : []}
      />
      {ringed && <DistanceRings center={ringed} colors={colors} pins={taken} />}
      {map && (
        <PinLayer
          map={map}
          shown={shown}
          activeId={activeId}
          selectedId={selectedId}
          onHover={onHover}
          onSelect={onSelect}
        />
      )}
    </>
  );
}

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
function useClusters(shown: Shown): readonly Cluster[] {
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
  const { t } = useTranslation('search/map');
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
