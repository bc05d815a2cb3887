import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { DistanceRings } from '../canvas/distance-rings.tsx';
import type { MapColors } from '../canvas/map-colors.ts';
import { PinLayer } from '../pins/pin-layer.tsx';
import { useClusters } from '../pins/use-clusters.ts';
import type { Pin } from '../types.ts';
import type { ResultsMapProps } from './results-map-props.ts';

interface PinsAndRingsProps extends Omit<ResultsMapProps, 'center' | 'pins'> {
  map: MapRef | null;
  /** The airport or place from which distances are measured. */
  ringed: Point | null;
  center: Point;
  pins: readonly Pin[];
  colors: MapColors;
}

/** The crash pads, and the rings around their middle whose figures keep clear of them. */
export function PinsAndRings(props: PinsAndRingsProps) {
  const { map, ringed, center, pins, colors, activeId, selectedId, onHover, onSelect } = props;
  const aroundLongitude = center.longitude;
  const shown = useClusters({ pins, aroundLongitude, activeId, selectedId });
  const taken = useMemo(
    () => shown.map(({ seed }) => ({ latitude: seed.pin[1], longitude: seed.longitude })),
    [shown],
  );
  return (
    <>
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
