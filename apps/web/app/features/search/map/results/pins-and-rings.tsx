import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { DistanceRings } from '../canvas/labels/distance-rings.tsx';
import { PlaceNames } from '../canvas/labels/place-names.tsx';
import { ringLabels } from '../canvas/labels/ring-labels.ts';
import type { MapColors } from '../canvas/map-colors.ts';
import { useView } from '../canvas/use-view.ts';
import { PinLayer } from '../pins/pin-layer.tsx';
import { useClusters } from '../pins/use-clusters.ts';
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
