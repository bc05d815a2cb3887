import { greatCircleMiles, type Point } from '@crewpad/domain';
import { useMemo, useState } from 'react';
import { Layer, type MapRef, Source } from 'react-map-gl/maplibre';
import { AirportMarker } from './canvas/airport-marker.tsx';
import { OnCanvas } from './canvas/anchored.tsx';
import { FIT_PADDING, MapCanvas } from './canvas/map-canvas.tsx';
import { useMapColors } from './canvas/map-colors.ts';
import { viewBounds } from './geo/bounds.ts';
import { disc } from './geo/circles.ts';
import { nearestLongitude } from './geo/mercator.ts';
import type { MapGround } from './geography/decode-geography.ts';
import { DistanceRings } from './labels/distance-rings.tsx';
import { PlaceNames } from './labels/place-names.tsx';
import type { MapAirport } from './types.ts';

export { decodeGeography } from './geography/decode-geography.ts';

/** The maximum distance of the exact location from the public point, in miles. */
const CIRCLE_MILES = 0.5;
const VIEW_MILES_MIN = 1.5;
/** When zoomed out, the circle would vanish; a halo of this many pixels stays. */
const HALO_PIXELS = 14;
/** From this zoom on the circle is larger, and a spot in its center would look like a pin. */
const HALO_UP_TO_ZOOM = 10;

interface ApproximateMapViewProps {
  place: Point;
  airports: readonly (MapAirport & { caption: string })[];
  ground: MapGround;
  onFailed: () => void;
}

/** The drawn circle of a listing; a separate chunk. */
export function ApproximateMapView(props: ApproximateMapViewProps) {
  const { place, airports, onFailed } = props;
  const colors = useMapColors();
  const [map, setMap] = useState<MapRef | null>(null);
  const bounds = viewBounds(place, airports, { within: 50, atLeast: VIEW_MILES_MIN });
  const [nearest] = airports;
  const markers = useMemo(() => [place, ...airports], [place, airports]);
  const here = [place.longitude, place.latitude];
  const lines: GeoJSON.MultiLineString = {
    type: 'MultiLineString',
    coordinates: airports.map((airport) => lineTo(airport, place)),
  };
  const fill = { 'fill-color': colors.place, 'fill-opacity': 0.22 };
  const edge = { 'line-color': colors.place, 'line-width': 2 };

  return (
    <MapCanvas
      start={{ bounds }}
      center={place}
      colors={colors}
      ground={props.ground}
      cooperative
      onHome={() => map?.fitBounds(bounds, { padding: FIT_PADDING, duration: 200 })}
      onReady={setMap}
      onFailed={onFailed}
    >
      <PlaceNames
        center={place}
        markers={markers}
        hasTowns={props.ground.geography !== undefined}
        codes={airports.map(({ prefix }) => prefix.toUpperCase())}
      />
      {nearest && <DistanceRings center={nearest} colors={colors} pins={[place]} />}
      <Source id="ways" type="geojson" data={lines}>
        <Layer
          id="ways"
          type="line"
          paint={{ 'line-color': colors.ring, 'line-width': 1.5, 'line-dasharray': [2, 3] }}
        />
      </Source>
      <Source id="halo" type="geojson" data={{ type: 'Point', coordinates: here }}>
        <Layer
          id="halo"
          type="circle"
          maxzoom={HALO_UP_TO_ZOOM}
          paint={{
            'circle-color': colors.place,
            'circle-opacity': 0.22,
            'circle-radius': HALO_PIXELS,
          }}
        />
      </Source>
      <Source id="place" type="geojson" data={disc(place, CIRCLE_MILES)} tolerance={0}>
        <Layer id="place" type="fill" paint={fill} />
        <Layer id="place-edge" type="line" paint={edge} />
      </Source>
      <OnCanvas>
        {airports.map((airport) => (
          <AirportMarker key={airport.prefix} airport={airport} caption={airport.caption} />
        ))}
      </OnCanvas>
    </MapCanvas>
  );
}

/** From the edge of the circle, because its center is meaningless. */
function lineTo(airport: Point, place: Point): GeoJSON.Position[] {
  const longitude = nearestLongitude(airport.longitude, place.longitude);
  const away = greatCircleMiles(
    place.latitude,
    place.longitude,
    airport.latitude,
    airport.longitude,
  );
  const share = Math.min(1, CIRCLE_MILES / Math.max(away, CIRCLE_MILES));
  const edge = [
    place.longitude + (longitude - place.longitude) * share,
    place.latitude + (airport.latitude - place.latitude) * share,
  ];
  return [edge, [longitude, airport.latitude]];
}
