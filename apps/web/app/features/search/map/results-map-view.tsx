import {
  MAP_CENTERED_ZOOM,
  MAP_DEFAULT_CENTER,
  MAP_DEFAULT_ZOOM,
  type Point,
} from '@crewpad/domain';
import { IconX } from '@tabler/icons-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { AirportMarker } from './canvas/airport-marker.tsx';
import { Anchored, OnCanvas, useView } from './canvas/anchored.tsx';
import { FIT_PADDING, MapCanvas, type StartView } from './canvas/map-canvas.tsx';
import { type MapColors, useMapColors } from './canvas/map-colors.ts';
import { LocationButton } from './canvas/zoom-buttons.tsx';
import { circleBounds } from './geo/bounds.ts';
import { nearestLongitude } from './geo/mercator.ts';
import { openingBounds } from './geo/opening-bounds.ts';
import type { MapGround } from './geography/decode-geography.ts';
import { DistanceRings } from './labels/distance-rings.tsx';
import { PlaceNames } from './labels/place-names.tsx';
import { ringLabels } from './labels/ring-labels.ts';
import { type Cluster, clustersAt, placesOf, type WidthOf } from './pins/cluster.ts';
import { PinLayer } from './pins/pin-layer.tsx';
import { inView } from './pins/view.ts';
import type { Pin, ResultsMapProps } from './types.ts';

const boneClass = 'block h-4 w-3/5 rounded-sm bg-sunken first:h-5 first:w-full last:w-2/5';

interface PinsAndRingsProps extends Omit<ResultsMapProps, 'center' | 'pins'> {
  map: MapRef | null;
  /** The airport or place at the center of distances. */
  ringCenter: Point | null;
  center: Point;
  pins: readonly Pin[];
  colors: MapColors;
  /** false if the map style names towns itself. */
  hasTowns: boolean;
}

/** The crash pads, with rings and names that avoid them. */
function PinsAndRings(props: PinsAndRingsProps) {
  const { map, ringCenter, center, pins, colors, activeId, selectedId, onHover, onSelect } = props;
  const { airport, hasTowns } = props;
  const aroundLongitude = center.longitude;
  const clusters = useClusters({ pins, aroundLongitude, activeId, selectedId });
  const markers = useMemo(
    () => clusters.map(({ seed }) => ({ latitude: seed.pin[1], longitude: seed.longitude })),
    [clusters],
  );
  const zoom = useView(aroundLongitude)?.zoom;
  const obstacles = useMemo(
    () =>
      ringCenter && zoom !== undefined
        ? [...markers, ringCenter, ...ringLabels(ringCenter, markers, zoom)]
        : markers,
    [markers, ringCenter, zoom],
  );
  return (
    <>
      <PlaceNames
        center={center}
        markers={obstacles}
        hasTowns={hasTowns}
        codes={airport ? [airport.prefix.toUpperCase()] : []}
      />
      {ringCenter && <DistanceRings center={ringCenter} colors={colors} pins={markers} />}
      {map && (
        <PinLayer
          map={map}
          clusters={clusters}
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

interface ClusterOptions {
  pins: readonly Pin[];
  /** The meridian around which the pins lie. */
  aroundLongitude: number;
  activeId: number | null;
  selectedId: number | null;
}

/** Pins and clusters in the current view. */
function useClusters(options: ClusterOptions): readonly Cluster[] {
  const { pins, aroundLongitude, activeId, selectedId } = options;
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
    const textLength = t('cluster', { number: '', price: '' }).length;
    return ({ seed, members, from }) => {
      const price = money(from, locale).length;
      if (members.length === 1) {
        return FRAME_PIXELS + price * LETTER_PIXELS + (seed.pin[4] ? STAR_PIXELS : 0);
      }
      const letters = textLength + count(members.length, locale).length + price;
      return FRAME_PIXELS + letters * LETTER_PIXELS;
    };
  }, [t, locale]);
}

export { decodeGeography } from './geography/decode-geography.ts';

const NO_PINS: readonly Pin[] = [];

/** The radius shown around the airport without pins, in miles. */
const EMPTY_VIEW_MILES = 30;

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
          ringCenter={airport ?? props.center ?? null}
          center={center}
          pins={pins ?? NO_PINS}
          colors={colors}
          hasTowns={props.ground.geography !== undefined}
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
  const lastStart = useRef<{ key: string; start: StartView }>(undefined);
  if (lastStart.current?.key !== key) lastStart.current = { key, start: startView() };
  return lastStart.current.start;

  function startView(): StartView {
    if (!middle) return { ...MAP_DEFAULT_CENTER, zoom: MAP_DEFAULT_ZOOM };
    if (!airport)
      return { latitude: middle.latitude, longitude: middle.longitude, zoom: MAP_CENTERED_ZOOM };
    const points = (pins ?? []).map((pin) => ({ latitude: pin[1], longitude: pin[2] }));
    if (points.length === 0) return { bounds: circleBounds(airport, EMPTY_VIEW_MILES) };
    return { bounds: openingBounds(airport, points) };
  }
}

/** Where the visitor is. */
function HereMarker({ latitude, longitude }: Point) {
  const { t } = useTranslation('search/map');
  return (
    <Anchored
      longitude={longitude}
      latitude={latitude}
      className="pointer-events-none absolute top-0 left-0 z-1 size-0"
    >
      <span
        className="absolute size-4 -translate-1/2 rounded-full border-3 border-surface bg-link [box-shadow:0_0_0_6px_color-mix(in_srgb,var(--link)_25%,transparent)]"
        role="img"
        aria-label={t('you_are_here')}
      />
    </Anchored>
  );
}

/** Escape closes the card wherever the focus is, unless another dialog handles it. */
function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);

  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
}

/** The margin around a pin. */
const MARGIN_PIXELS = 40;

/** Pans the map just enough that the card does not cover the selected pin. */
function useShowSelected(
  map: MapRef | null,
  selected: Pin | undefined,
  panel: RefObject<HTMLElement | null>,
): void {
  const [id, latitude, longitude] = selected ?? [];
  useEffect(() => {
    if (!map || id === undefined || latitude === undefined || longitude === undefined) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { x, y } = map.project([nearestLongitude(longitude, map.getCenter().lng), latitude]);
    const floor = height - (panel.current?.offsetHeight ?? 0) - 2 * MARGIN_PIXELS;
    const right = outside(x, MARGIN_PIXELS, width - MARGIN_PIXELS);
    const down = outside(y, MARGIN_PIXELS, Math.max(MARGIN_PIXELS, floor));
    if (right !== 0 || down !== 0) map.panBy([right, down], { duration: 200 });
  }, [map, id, latitude, longitude, panel]);
}

/** How far a value is outside a range; 0 inside. */
function outside(value: number, least: number, most: number): number {
  if (value < least) return value - least;
  return value > most ? value - most : 0;
}

interface CardPanelProps {
  ref: RefObject<HTMLElement | null>;
  pin: Pin;
  card: ReactNode;
  onClose: () => void;
}

/** The selected crash pad's card, docked to the bottom of the map: it fits any map size. */
function CardPanel({ ref, pin, card, onClose }: CardPanelProps) {
  const { t } = useTranslation('search/map');
  const { locale } = usePage();
  const id = pin[0];

  useEffect(() => {
    // Each newly selected pin moves the focus to its card.
    if (id) ref.current?.focus({ preventScroll: true });
  }, [id, ref]);

  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="dialog"
      aria-label={t(pin[4] ? 'pin_featured' : 'pin', { price: money(pin[3], locale) })}
      className="absolute right-3 bottom-3 left-3 z-5 mx-auto max-h-33 max-w-96 overflow-hidden rounded-md border border-line bg-surface shadow lg:right-auto lg:[width:min(22rem,100%_-_1.5rem)] [&:focus:not(:focus-visible)]:outline-0 [@container_(max-height:24rem)]:right-18"
    >
      <PlainButton
        className="absolute top-1 right-1 z-1 grid size-target place-items-center text-ink [&_svg]:box-content [&_svg]:rounded-full [&_svg]:bg-surface [&_svg]:p-1 [&_svg]:[box-shadow:0_1px_3px_var(--shade)] [&:hover_svg]:bg-sunken"
        aria-label={t('close_card')}
        onClick={onClose}
      >
        <IconX aria-hidden size={20} />
      </PlainButton>
      {card ?? (
        <div
          className="grid gap-2 pt-4 pr-12 pb-4 pl-4"
          role="status"
          aria-label={t('card_loading')}
        >
          <span className={boneClass} />
          <span className={boneClass} />
          <span className={boneClass} />
        </div>
      )}
    </section>
  );
}
