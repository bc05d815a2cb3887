import { MAP_CENTERED_ZOOM, MAP_DEFAULT_CENTER, MAP_DEFAULT_ZOOM } from '@crewpad/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { FIT_PADDING, MapCanvas, type StartView } from '../canvas/map-canvas.tsx';
import { AirportMarker } from '../canvas/markers/airport-marker.tsx';
import { HereMarker } from '../canvas/markers/here-marker.tsx';
import { OnCanvas } from '../canvas/on-canvas.tsx';
import { useMapColors } from '../canvas/use-map-colors.ts';
import { circleBounds } from '../geo/bounds.ts';
import { openingBounds } from '../geo/opening-bounds.ts';
import type { MapGround } from '../geography/map-ground.ts';
import { LocationButton } from '../location/location-button.tsx';
import type { Pin } from '../types.ts';
import { CardPanel } from './card-panel.tsx';
import { PinsAndRings } from './pins-and-rings.tsx';
import type { ResultsMapProps } from './results-map-props.ts';
import { useEscape } from './use-escape.ts';
import { useShowSelected } from './use-show-selected.ts';

export { decodeGeography } from '../geography/decode-geography.ts';

const NO_PINS: readonly Pin[] = [];

/** The radius shown around the airport without pins, in miles. */
const EMPTY_SHOWN_MILES = 30;

interface ResultsMapViewProps extends ResultsMapProps {
  ground: MapGround;
  onFailed: () => void;
}

/** The map of results; a separate chunk. */
export function ResultsMapView(props: ResultsMapViewProps) {
  const { airport, pins, selectedId, onSelect, here } = props;
  const colors = useMapColors();
  const [map, setMap] = useState<MapRef | null>(null);
  const panel = useRef<HTMLElement>(null);
  const start = useStart(props);
  const center = airport ?? props.center ?? MAP_DEFAULT_CENTER;
  const selected = pins?.find(([id]) => id === selectedId);
  useShowSelected(map, selected, panel);

  const home = useCallback(() => {
    if (!map) return;
    if ('bounds' in start) map.fitBounds(start.bounds, { padding: FIT_PADDING, duration: 200 });
    else map.easeTo({ center: [start.longitude, start.latitude], zoom: start.zoom, duration: 200 });
  }, [map, start]);
  useEffect(home, [home]);

  const close = () => {
    onSelect(null);
    map?.getContainer().querySelector<HTMLElement>(`[data-pin="${selectedId}"]`)?.focus();
  };

  useEscape(selected !== undefined, close);

  return (
    <>
      <MapCanvas
        start={start}
        center={center}
        colors={colors}
        ground={props.ground}
        cooperative={props.cooperative ?? true}
        onBackground={() => onSelect(null)}
        onHome={home}
        onReady={setMap}
        onFailed={props.onFailed}
        controls={props.location && <LocationButton {...props.location} />}
      >
        <PinsAndRings
          {...props}
          map={map}
          ringed={airport ?? props.center ?? null}
          center={center}
          pins={pins ?? NO_PINS}
          colors={colors}
          hasTowns={'geography' in props.ground}
        />
        <OnCanvas>
          {airport && <AirportMarker airport={airport} caption={airport.city ?? airport.name} />}
          {here && <HereMarker {...here} />}
        </OnCanvas>
      </MapCanvas>
      {selected && <CardPanel ref={panel} pin={selected} card={props.card} onClose={close} />}
    </>
  );
}

/** The initial view; changes when the search moves or the first pins load. */
function useStart({ airport, center, pins }: ResultsMapProps): StartView {
  const middle = airport ?? center;
  const [latitude, longitude] = [middle?.latitude, middle?.longitude];
  const key = `${latitude} ${longitude} ${airport === null} ${pins !== undefined}`;
  const kept = useRef<{ key: string; start: StartView }>(undefined);
  if (kept.current?.key !== key) kept.current = { key, start: startView() };
  return kept.current.start;

  function startView(): StartView {
    if (!middle) return { ...MAP_DEFAULT_CENTER, zoom: MAP_DEFAULT_ZOOM };
    if (!airport)
      return { latitude: middle.latitude, longitude: middle.longitude, zoom: MAP_CENTERED_ZOOM };
    const points = (pins ?? []).map((pin) => ({ latitude: pin[1], longitude: pin[2] }));
    if (points.length === 0) return { bounds: circleBounds(airport, EMPTY_SHOWN_MILES) };
    return { bounds: openingBounds(airport, points) };
  }
}
