import type { Point } from '@crewpad/domain';
import { type ComponentType, useMemo } from 'react';
import { decodeGeography } from './geography/decode-geography.ts';
import { fetchGeography } from './geography/fetch-geography.ts';
import { landAround, PICTURE_SIZE } from './geography/picture.ts';

/**
 * Loads the built-in geography as a picture, where the map cannot be drawn; a separate chunk.
 * @throws if the geography cannot be fetched
 */
export async function loadPicture(): Promise<ComponentType<{ center: Point }>> {
  const { land } = decodeGeography(await fetchGeography());
  return ({ center }) => <MapPicture land={land} center={center} />;
}

interface MapPictureProps {
  land: GeoJSON.MultiPolygon;
  center: Point;
}

function MapPicture({ land, center: { latitude, longitude } }: MapPictureProps) {
  const path = useMemo(
    () => landAround(land, { latitude, longitude }),
    [land, latitude, longitude],
  );
  const middle = PICTURE_SIZE / 2;
  return (
    <svg
      aria-hidden
      data-map-picture
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path
        className="fill-surface stroke-line-strong"
        fillRule="evenodd"
        strokeWidth={2}
        d={path}
      />
      <circle className="fill-link" cx={middle} cy={middle} r={10} />
    </svg>
  );
}
