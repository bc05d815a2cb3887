import {
  MAP_CENTERED_ZOOM,
  MAP_DEFAULT_CENTER,
  MAP_DEFAULT_ZOOM,
  type Point,
} from '@crewpad/domain';
import { useEffect, useMemo, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useCityNames } from '../../../../lib/use-city-names.ts';
import { PlaceNames } from '../canvas/labels/place-names.tsx';
import { MapCanvas } from '../canvas/map-canvas.tsx';
import { AirportMarker } from '../canvas/markers/airport-marker.tsx';
import { OnCanvas } from '../canvas/on-canvas.tsx';
import { useMapColors } from '../canvas/use-map-colors.ts';
import type { MapGround } from '../geography/map-ground.ts';
import type { MapAirport } from '../types.ts';
import { DraggablePin } from './draggable-pin.tsx';

export { decodeGeography } from '../geography/decode-geography.ts';

interface PinPickerViewProps {
  place: Point;
  airports: readonly (MapAirport & { city: string; country: string })[];
  onMove: (place: Point) => void;
  ground: MapGround;
  onFailed: () => void;
}

/** The map with its pin; a separate chunk. */
export function PinPickerView(props: PinPickerViewProps) {
  const { place, airports, onMove, ground, onFailed } = props;
  const colors = useMapColors();
  const nameOf = useCityNames();
  const [map, setMap] = useState<MapRef | null>(null);
  const { latitude, longitude } = place;
  const taken = useMemo(() => [place, ...airports], [place, airports]);
  const isAnywhere = latitude === MAP_DEFAULT_CENTER.latitude;
  const zoom = isAnywhere ? MAP_DEFAULT_ZOOM : MAP_CENTERED_ZOOM;

  // Another address was found: the map follows its pin, unless it is visible.
  useEffect(() => {
    if (!map || map.getBounds().contains([longitude, latitude])) return;
    map.easeTo({
      center: [longitude, latitude],
      zoom: Math.max(map.getZoom(), MAP_CENTERED_ZOOM),
      duration: 200,
    });
  }, [map, latitude, longitude]);

  return (
    <MapCanvas
      start={{ latitude, longitude, zoom }}
      center={place}
      colors={colors}
      ground={ground}
      cooperative
      onHome={() =>
        map?.easeTo({ center: [longitude, latitude], zoom: MAP_CENTERED_ZOOM, duration: 200 })
      }
      onReady={setMap}
      onFailed={onFailed}
    >
      <PlaceNames
        center={place}
        taken={taken}
        hasTowns={'geography' in ground}
        marked={airports.map(({ prefix }) => prefix.toUpperCase())}
      />
      <OnCanvas>
        {airports.map((airport) => (
          <AirportMarker
            key={airport.prefix}
            airport={airport}
            caption={nameOf(airport.country, airport.city)}
          />
        ))}
        <DraggablePin place={place} onMove={onMove} />
      </OnCanvas>
    </MapCanvas>
  );
}
