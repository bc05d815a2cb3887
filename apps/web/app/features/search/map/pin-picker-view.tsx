import {
  MAP_CENTERED_ZOOM,
  MAP_DEFAULT_CENTER,
  MAP_DEFAULT_ZOOM,
  type Point,
} from '@crewpad/domain';
import { IconHomeFilled } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useCityNames } from '../../../lib/use-city-names.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { AirportMarker } from './canvas/airport-marker.tsx';
import { Anchored, OnCanvas } from './canvas/anchored.tsx';
import { MapCanvas } from './canvas/map-canvas.tsx';
import { useMapColors } from './canvas/map-colors.ts';
import type { MapGround } from './geography/decode-geography.ts';
import { PlaceNames } from './labels/place-names.tsx';
import type { MapAirport } from './types.ts';

interface DraggablePinProps {
  place: Point;
  onMove: (place: Point) => void;
}

const STEP_PIXELS = 4;
const LEAP_PIXELS = 32;
/** About four inches: more digits would be false precision. */
const DIGITS = 6;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The pin. During a drag only the pin moves; its final position is reported. */
function DraggablePin({ place, onMove }: DraggablePinProps) {
  const { t } = useTranslation('search/map');
  const { current: map } = useMap();
  const [draggedPoint, setDraggedPoint] = useState<Point | null>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const position = draggedPoint ?? place;

  const placeAt = (x: number, y: number): Point | null => {
    if (!map) return null;
    const { lng, lat } = map.unproject([x, y]).wrap();
    return { latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) };
  };
  const now = () => map?.project([position.longitude, position.latitude]) ?? { x: 0, y: 0 };

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = now();
    grip.current = { x: event.clientX - x, y: event.clientY - y };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return;
    setDraggedPoint(placeAt(event.clientX - grip.current.x, event.clientY - grip.current.y));
  };
  const onPointerUp = () => {
    grip.current = null;
    if (draggedPoint) onMove(draggedPoint);
    setDraggedPoint(null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const pixels = event.shiftKey ? LEAP_PIXELS : STEP_PIXELS;
    const { x, y } = now();
    const next = placeAt(x + direction[0] * pixels, y + direction[1] * pixels);
    if (next) onMove(next);
  });

  // The map and React listen on ancestors: the map would pan during the drag, so propagation stops
  // here, and React does not get these events either.
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const closing = new AbortController();
    const { signal } = closing;
    const keep = (event: Event) => event.stopPropagation();
    for (const kind of ['mousedown', 'touchstart', 'dblclick', 'keydown']) {
      element.addEventListener(kind, keep, { signal });
    }
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => closing.abort();
  }, []);

  return (
    <Anchored
      longitude={position.longitude}
      latitude={position.latitude}
      className="absolute top-0 left-0 z-4 size-0"
      isInFront
    >
      <PlainButton
        ref={button}
        className="absolute -top-14 -left-6 grid size-11 -rotate-45 cursor-grab touch-none place-items-center [border-radius:50%_50%_50%_0] border-3 border-surface bg-button text-on-button [box-shadow:0_2px_6px_var(--shade)] data-dragged:cursor-grabbing data-dragged:bg-button-hover [&_svg]:rotate-45"
        data-dragged={draggedPoint !== null || undefined}
        aria-label={t('pin_label')}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <IconHomeFilled aria-hidden size={20} />
      </PlainButton>
    </Anchored>
  );
}

export { decodeGeography } from './geography/decode-geography.ts';

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
  const markers = useMemo(() => [place, ...airports], [place, airports]);
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
        markers={markers}
        hasTowns={ground.geography !== undefined}
        codes={airports.map(({ prefix }) => prefix.toUpperCase())}
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
