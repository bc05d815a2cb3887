import 'maplibre-gl/dist/maplibre-gl.css';
import type { Point } from '@crewpad/domain';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, useMemo, useState } from 'react';
import {
  AttributionControl,
  type MapEvent,
  type MapRef,
  Map as MapView,
} from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import type { Bounds } from '../geo/bounds.ts';
import type { MapGround } from '../geography/map-ground.ts';
import { UNCLUSTERED_ZOOM } from '../pins/cluster.ts';
import { Ground } from './ground.tsx';
import { AreaNames } from './labels/area-names.tsx';
import classes from './map-canvas.module.css';
import type { MapColors } from './map-colors.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

maplibre.setWorkerUrl(workerUrl);

const EMPTY_STYLE = { version: 8 as const, sources: {}, layers: [] };
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
  const geography = 'geography' in ground ? ground.geography : undefined;
  const style = useMemo(
    () => ('styleOf' in ground ? ground.styleOf(colors) : EMPTY_STYLE),
    [ground, colors],
  );
  const [map, setMap] = useState<MapRef | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  const loaded = ({ target }: MapEvent) => {
    target.touchZoomRotate.disableRotation();
    target.keyboard.disableRotation();
    // The library makes it a landmark; its frame already is one.
    target.getCanvas().setAttribute('role', 'application');
    setIsLoaded(true);
    if (map) props.onReady(map);
  };

  return (
    <div className={classes.canvas} data-ready={isLoaded || undefined}>
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
        onLoad={loaded}
        onError={() => {
          // A failed tile must not remove the whole map.
          if (!isLoaded) props.onFailed();
        }}
        onClick={({ originalEvent, target }) => {
          if (originalEvent.target === target.getCanvas()) props.onBackground?.();
        }}
      >
        {geography ? (
          <>
            <Ground geography={geography} colors={colors} center={props.center} />
            <AreaNames geography={geography} />
          </>
        ) : (
          <AttributionControl compact position="top-left" />
        )}
        {props.children}
      </MapView>
    </div>
  );
}
