import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import type { MapColors } from '../canvas/map-colors.ts';
import { type AreaLabel, labelsOf } from './area-labels.ts';
import type { RawGeography } from './fetch-geography.ts';
import { graticule, withoutMapEdge } from './lines.ts';

type Lines = GeoJSON.MultiLineString;

/** The geography of the offline map. */
export interface Geography {
  land: GeoJSON.MultiPolygon;
  countryBorders: Lines;
  stateBorders: Lines;
  graticule: Lines;
  countryLabels: readonly AreaLabel[];
  stateLabels: readonly AreaLabel[];
}

let cache: { from: RawGeography; geography: Geography } | undefined;

/** Decoded once per page; borders shared by two areas are merged into one line. */
export function decodeGeography(raw: RawGeography): Geography {
  if (cache?.from === raw) return cache.geography;
  const countries = collection(raw.world, 'countries');
  const states = collection(raw.states, 'states');
  const geography: Geography = {
    land: onePiece(feature(raw.world, collection(raw.world, 'land'))),
    countryBorders: withoutMapEdge(mesh(raw.world, countries, (a, b) => a !== b)),
    stateBorders: mesh(raw.states, states, (a, b) => a !== b),
    graticule: graticule(),
    countryLabels: labelsOf(feature(raw.world, countries)),
    stateLabels: labelsOf(feature(raw.states, states)),
  };
  cache = { from: raw, geography };
  return geography;
}

function onePiece({ features }: GeoJSON.FeatureCollection): GeoJSON.MultiPolygon {
  const coordinates = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return { type: 'MultiPolygon', coordinates };
}

type Areas = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;

function collection(topology: RawGeography['world'], name: string): Areas {
  const object = topology.objects[name];
  if (object?.type !== 'GeometryCollection') throw new Error(`The geography has no ${name}`);
  return object as Areas;
}

/** The source of our own tiles in a style with streets. */
export const STREETS = 'streets';

/**
 * A style with streets.
 * @param isOver whether it covers only a part of the built-in geography, and leaves the rest visible
 * @returns a style, or its address
 */
export type StreetStyle = (colors: MapColors, isOver: boolean) => StyleSpecification | string;

/** The background of the map: the built-in geography, a style with streets, or one over the other. */
export interface MapGround {
  readonly geography?: Geography | undefined;
  readonly styleOf?: StreetStyle | undefined;
}
