import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Layer, Source } from 'react-map-gl/maplibre';
import { rings } from '../geo/circles.ts';
import { pixelsPerMile } from '../geo/mercator.ts';
import { Anchored } from './anchored.tsx';
import classes from './distance-rings.module.css';
import type { MapColors } from './map-colors.ts';
import { OnCanvas } from './on-canvas.tsx';
import { labelPlace } from './ring-labels.ts';
import { useView } from './use-view.ts';

const DISTANCES = [5, 10, 25, 50] as const;
/** Rings closer together than this stay without a figure. */
const LABEL_FROM_PIXELS = 44;

interface DistanceRingsProps {
  center: Point;
  colors: MapColors;
  /** Figures avoid these points. */
  pins: readonly Point[];
}

/** Rings at 5, 10, 25 and 50 miles around an airport or place; the last one is as far as a search reaches. */
export function DistanceRings({ center, colors, pins }: DistanceRingsProps) {
  const { t } = useTranslation('map');
  const view = useView(center.longitude);
  const { latitude, longitude } = center;
  const lines = useMemo(() => rings({ latitude, longitude }, DISTANCES), [latitude, longitude]);
  const scale = view ? pixelsPerMile(latitude, view.zoom) : 0;

  return (
    <>
      <Source id="rings" type="geojson" data={lines} tolerance={0}>
        <Layer
          id="rings"
          type="line"
          paint={{ 'line-color': colors.ring, 'line-opacity': 0.55, 'line-dasharray': [2, 3] }}
        />
      </Source>
      <OnCanvas>
        <div aria-hidden className={classes.labels}>
          {DISTANCES.filter((miles) => miles * scale > LABEL_FROM_PIXELS).map((miles) => {
            const place = labelPlace(center, miles, pins, view?.zoom ?? 0);
            return (
              <Anchored
                key={miles}
                longitude={place.longitude}
                latitude={place.latitude}
                className={classes.anchor}
              >
                <span className={classes.label}>{t('ring_miles', { count: miles })}</span>
              </Anchored>
            );
          })}
        </div>
      </OnCanvas>
    </>
  );
}
