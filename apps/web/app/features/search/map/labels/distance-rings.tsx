import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Anchored, OnCanvas, useView } from '../canvas/anchored.tsx';
import type { MapColors } from '../canvas/map-colors.ts';
import { rings } from '../geo/circles.ts';
import { RING_MILES, ringLabels } from './ring-labels.ts';

interface DistanceRingsProps {
  center: Point;
  colors: MapColors;
  /** Labels avoid these points. */
  pins: readonly Point[];
}

/**
 * Rings at 5, 10, 25 and 50 miles around an airport or place; the last one is the search radius.
 */
export function DistanceRings({ center, colors, pins }: DistanceRingsProps) {
  const { t } = useTranslation('search/map');
  const view = useView(center.longitude);
  const { latitude, longitude } = center;
  const lines = useMemo(() => rings({ latitude, longitude }, RING_MILES), [latitude, longitude]);
  const labels = view ? ringLabels(center, pins, view.zoom) : [];

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
        <div aria-hidden className="pointer-events-none">
          {labels.map(({ miles, longitude, latitude }) => (
            <Anchored
              key={miles}
              longitude={longitude}
              latitude={latitude}
              className="absolute top-0 left-0 size-0"
            >
              <span className="absolute -translate-1/2 rounded-full bg-surface px-2 py-0 text-xs leading-snug font-medium whitespace-nowrap text-ink">
                {t('ring_miles', { count: miles })}
              </span>
            </Anchored>
          ))}
        </div>
      </OnCanvas>
    </>
  );
}
