import type { Point } from '@crewpad/domain';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AttributionControl, type MapRef, Map as MapView } from 'react-map-gl/maplibre';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { mercatorX, mercatorY, WORLD_PIXELS } from '../geo/mercator.ts';
import type { AreaLabel } from '../geography/area-labels.ts';
import { COAST } from '../geography/coast.ts';
import { type Geography, type MapGround, STREETS } from '../geography/decode-geography.ts';
import { areaName } from '../geography/state-names.ts';
import { Anchored, OnCanvas, useView } from './anchored.tsx';
import { Ground } from './ground.tsx';
import classes from './map-canvas.module.css';
import type { MapColors } from './map-colors.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import type { Bounds } from '../geo/bounds.ts';
import { LoadingNote } from '../map-notes.tsx';
import { UNCLUSTERED_ZOOM } from '../pins/cluster.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const STATES_FROM_ZOOM = 5;
const NAMES_MAX = 14;
/** The minimum width in pixels for naming an area. */
const WIDTH_PIXELS = 90;

/**
 * Names of countries, and of states when zoomed in, as HTML, because the offline map has no fonts.
 */
function AreaNames({ geography }: { geography: Geography }) {
  const view = useView(0);
  const language = languageOfTexts(usePage().locale);
  const names = useMemo(() => {
    if (!view) return [];
    const areas =
      view.zoom < STATES_FROM_ZOOM
        ? geography.countryLabels
        : [...geography.stateLabels, ...geography.countryLabels.filter(isNoUnion)];
    const pixelsPerDegree = (WORLD_PIXELS * 2 ** view.zoom) / 360;
    const cells = (WORLD_PIXELS * 2 ** view.zoom) / 256;
    const isVisible = ({ longitude, latitude, size }: AreaLabel) => {
      const column = Math.floor(mercatorX(longitude) * cells);
      const row = Math.floor(mercatorY(latitude) * cells);
      return (
        Math.sqrt(size) * pixelsPerDegree > WIDTH_PIXELS &&
        column >= view.west &&
        column <= view.east &&
        row >= view.north &&
        row <= view.south
      );
    };
    return areas.filter(isVisible).slice(0, NAMES_MAX);
  }, [geography, view]);

  return (
    <OnCanvas>
      <div aria-hidden className="pointer-events-none">
        {names.map(({ name, longitude, latitude }) => (
          <Anchored
            key={name}
            longitude={longitude}
            latitude={latitude}
            className="absolute top-0 left-0 size-0"
          >
            <span className="absolute -translate-1/2 text-xs font-medium tracking-wide whitespace-nowrap text-muted uppercase">
              {areaName(language, name)}
            </span>
          </Anchored>
        ))}
      </div>
    </OnCanvas>
  );
}

/** If states are named, their country is not. */
function isNoUnion({ name }: AreaLabel): boolean {
  return name !== 'United States of America';
}

maplibre.setWorkerUrl(workerUrl);

const EMPTY_STYLE = { version: 8 as const, sources: {}, layers: [] };
/** How long the map stays hidden while its tiles load. */
const TILES_LIMIT_MS = 8000;
/** Around what the map shows: room for half a price, and on the right also for the buttons. */
export const FIT_PADDING = { top: 56, bottom: 56, left: 56, right: 104 };

export type StartView = { bounds: Bounds } | { latitude: number; longitude: number; zoom: number };

interface MapCanvasProps {
  start: StartView;
  colors: MapColors;
  /** The accessible name of the map. */
  center: Point;
  ground: MapGround;
  /** Additional buttons beside the zoom. */
  controls?: ReactNode;
  /** Whether one finger and the wheel scroll the page, not the map. */
  cooperative: boolean;
  onBackground?: () => void;
  onHome: () => void;
  onReady: (map: MapRef) => void;
  onFailed: () => void;
  children: ReactNode;
}

/** The map with its zoom buttons; overlays are children. */
export function MapCanvas(props: MapCanvasProps) {
  const { t } = useTranslation('search/map');
  const { ground, colors } = props;
  const { geography, styleOf } = ground;
  const style = useMemo(
    () => styleOf?.(colors, geography !== undefined) ?? EMPTY_STYLE,
    [geography, styleOf, colors],
  );
  const [lowest] = typeof style === 'string' ? [] : style.layers;
  const [map, setMap] = useState<MapRef | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  const onReady = useEffectEvent(props.onReady);
  useEffect(() => {
    if (!map) return;
    if (!isLoaded) {
      // The geography and the pins are there before the last tile of a slow server.
      const timer = setTimeout(() => setIsLoaded(true), TILES_LIMIT_MS);
      return () => clearTimeout(timer);
    }
    const target = map.getMap();
    target.touchZoomRotate.disableRotation();
    target.keyboard.disableRotation();
    // The library makes it a landmark; its frame already is one.
    target.getCanvas().setAttribute('role', 'application');
    onReady(map);
  }, [map, isLoaded]);

  return (
    <>
      {!isLoaded && <LoadingNote />}
      <div
        className={`absolute inset-0 opacity-0 data-ready:opacity-100 data-ready:[transition:opacity_200ms_ease] ${classes.canvas}`}
        data-ready={isLoaded || undefined}
      >
        {map && (
          <ZoomButtons map={map} onHome={props.onHome}>
            {props.controls}
          </ZoomButtons>
        )}
        <MapView
          ref={setMap}
          mapLib={maplibre}
          mapStyle={style}
          initialViewState={
            'bounds' in props.start
              ? { bounds: props.start.bounds, fitBoundsOptions: { padding: FIT_PADDING } }
              : props.start
          }
          attributionControl={false}
          cooperativeGestures={props.cooperative}
          dragRotate={false}
          pitchWithRotate={false}
          touchPitch={false}
          maxPitch={0}
          minZoom={1}
          maxZoom={UNCLUSTERED_ZOOM}
          locale={{
            'Map.Title': t('keyboard_hint'),
            'CooperativeGesturesHandler.WindowsHelpText': t('scroll_hint'),
            'CooperativeGesturesHandler.MacHelpText': t('scroll_hint_mac'),
            'CooperativeGesturesHandler.MobileHelpText': t('touch_hint'),
          }}
          onLoad={() => setIsLoaded(true)}
          onError={(event) => {
            // A failed tile must not remove the whole map, and below tiles there is the geography.
            const isTile =
              'sourceId' in event && (event.sourceId === STREETS || event.sourceId === COAST);
            if (!isLoaded && !(geography && isTile)) props.onFailed();
          }}
          onClick={({ originalEvent, target }) => {
            if (originalEvent.target === target.getCanvas()) props.onBackground?.();
          }}
        >
          {geography && (
            <>
              <Ground
                geography={geography}
                colors={colors}
                center={props.center}
                beforeId={lowest?.id}
              />
              <AreaNames geography={geography} />
            </>
          )}
          {styleOf && <AttributionControl compact position="top-left" />}
          {props.children}
        </MapView>
      </div>
    </>
  );
}
