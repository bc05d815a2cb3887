import type { Point } from '@crewpad/domain';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { COAST, COAST_ZOOM, openCoast } from '../geography/coast.ts';
import type { Geography } from '../geography/decode-geography.ts';
import { coastOf } from '../geography/lines.ts';
import { smoothLinesNear, smoothNear } from '../geography/smooth.ts';
import { addressOf } from '../geography/tile-protocol.ts';
import type { MapColors } from './map-colors.ts';

interface GroundProps {
  geography: Geography;
  colors: MapColors;
  /** The lowest layer of the streets, if there are any, which cover the geography. */
  beforeId: string | undefined;
  /** Shapes around this point are smoothed, because they are seen close up. */
  center: Point;
}

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/**
 * Land, water and borders of the offline map. Near the coast, tiles of their own cover its land and
 * its sea, because it is made for continental views. A theme change repaints without loading.
 */
export function Ground({
  geography,
  colors,
  beforeId,
  center: { latitude, longitude },
}: GroundProps) {
  const below = beforeId === undefined ? {} : { beforeId };
  const shapes = useMemo(() => {
    const center = { latitude, longitude };
    const land = smoothNear(geography.land, center);
    const borders = smoothLinesNear(geography.countryBorders, center);
    return { land, coast: coastOf(land), borders };
  }, [geography, latitude, longitude]);
  const tiles = useMemo(() => [`${addressOf(openCoast(window.location.origin))}/{z}/{x}/{y}`], []);
  const shore = { 'line-color': colors.coast, 'line-width': 1 };
  return (
    <>
      <Layer
        {...below}
        id="built-in-water"
        type="background"
        paint={{ 'background-color': colors.water }}
      />
      <Source id="graticule" type="geojson" data={geography.graticule}>
        <Layer
          {...below}
          id="graticule"
          type="line"
          maxzoom={COAST_ZOOM}
          paint={{ 'line-color': colors.graticule, 'line-width': 0.75, 'line-opacity': 0.7 }}
        />
      </Source>
      <Source id="land" type="geojson" data={shapes.land} tolerance={0.2}>
        <Layer {...below} id="land" type="fill" paint={{ 'fill-color': colors.land }} />
      </Source>
      <Source id="shore" type="geojson" data={shapes.coast} tolerance={0.2}>
        <Layer {...below} id="shore" type="line" layout={ROUND} paint={shore} />
      </Source>
      <Source id={COAST} type="vector" tiles={tiles} minzoom={COAST_ZOOM} maxzoom={COAST_ZOOM}>
        <Layer
          {...below}
          id="coast-sea"
          type="fill"
          source-layer="sea"
          paint={{ 'fill-color': colors.water }}
        />
        <Layer
          {...below}
          id="coast-land"
          type="fill"
          source-layer="land"
          paint={{ 'fill-color': colors.land }}
        />
        <Layer
          {...below}
          id="coast-shore"
          type="line"
          source-layer="land"
          layout={ROUND}
          paint={shore}
        />
      </Source>
      <Source id="states" type="geojson" data={geography.stateBorders} tolerance={0.2}>
        <Layer
          {...below}
          id="states"
          type="line"
          layout={ROUND}
          paint={{ 'line-color': colors.stateBorder, 'line-width': 1, 'line-dasharray': [3, 2] }}
        />
      </Source>
      <Source id="countries" type="geojson" data={shapes.borders} tolerance={0.2}>
        <Layer
          {...below}
          id="countries"
          type="line"
          layout={ROUND}
          paint={{ 'line-color': colors.border, 'line-width': 1.25 }}
        />
      </Source>
    </>
  );
}
