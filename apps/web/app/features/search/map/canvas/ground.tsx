import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { Geography } from '../geography/decode-geography.ts';
import { coastOf } from '../geography/lines.ts';
import { smoothLinesNear, smoothNear } from '../geography/smooth.ts';
import type { MapColors } from './map-colors.ts';

interface GroundProps {
  geography: Geography;
  colors: MapColors;
  /** Shapes around this point are smoothed, because they are seen close up. */
  center: Point;
}

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Land, water and borders of the offline map. A theme change repaints without loading. */
export function Ground({ geography, colors, center: { latitude, longitude } }: GroundProps) {
  const shapes = useMemo(() => {
    const center = { latitude, longitude };
    const land = smoothNear(geography.land, center);
    const borders = smoothLinesNear(geography.countryBorders, center);
    return { land, coast: coastOf(land), borders };
  }, [geography, latitude, longitude]);
  return (
    <>
      <Layer id="water" type="background" paint={{ 'background-color': colors.water }} />
      <Source id="graticule" type="geojson" data={geography.graticule}>
        <Layer
          id="graticule"
          type="line"
          paint={{ 'line-color': colors.graticule, 'line-width': 0.75, 'line-opacity': 0.7 }}
        />
      </Source>
      <Source id="land" type="geojson" data={shapes.land} tolerance={0.2}>
        <Layer id="land" type="fill" paint={{ 'fill-color': colors.land }} />
      </Source>
      <Source id="states" type="geojson" data={geography.stateBorders} tolerance={0.2}>
        <Layer
          id="states"
          type="line"
          layout={ROUND}
          paint={{ 'line-color': colors.stateBorder, 'line-width': 1, 'line-dasharray': [3, 2] }}
        />
      </Source>
      <Source id="countries" type="geojson" data={shapes.borders} tolerance={0.2}>
        <Layer
          id="countries"
          type="line"
          layout={ROUND}
          paint={{ 'line-color': colors.border, 'line-width': 1.25 }}
        />
      </Source>
      <Source id="coast" type="geojson" data={shapes.coast} tolerance={0.2}>
        <Layer
          id="coast"
          type="line"
          layout={ROUND}
          paint={{ 'line-color': colors.coast, 'line-width': 1 }}
        />
      </Source>
    </>
  );
}
