import type { Point } from '@crewpad/domain';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { openCoast } from './geography/coast.ts';
import { decodeGeography } from './geography/decode-geography.ts';
import { fetchGeography } from './geography/fetch-geography.ts';
import {
  COAST_VIEW,
  type CoastPart,
  coastAround,
  landAround,
  PICTURE_SIZE,
} from './geography/picture.ts';

/**
 * Loads the built-in geography as a picture, where the map cannot be drawn; a separate chunk.
 * @throws if the geography cannot be fetched
 */
export async function loadPicture(): Promise<ComponentType<{ center: Point }>> {
  const { land } = decodeGeography(await fetchGeography());
  return ({ center }) => <MapPicture land={land} center={center} />;
}

const landClass = 'fill-surface stroke-line-strong';

interface MapPictureProps {
  land: GeoJSON.MultiPolygon;
  center: Point;
}

function MapPicture({ land, center: { latitude, longitude } }: MapPictureProps) {
  const path = useMemo(
    () => landAround(land, { latitude, longitude }),
    [land, latitude, longitude],
  );
  const [coast, setCoast] = useState<readonly CoastPart[]>();
  const middle = PICTURE_SIZE / 2;

  useEffect(() => {
    let isCurrent = true;
    coastAround(openCoast(window.location.origin), { latitude, longitude }).then(
      (parts) => isCurrent && setCoast(parts),
      // The land without its exact coast stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [latitude, longitude]);

  return (
    <svg
      aria-hidden
      data-map-picture
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {coast === undefined && (
        <path className={landClass} fillRule="evenodd" strokeWidth={2} d={path} />
      )}
      {coast?.map(({ left, top, size, path }) => (
        <svg
          key={`${left} ${top}`}
          aria-hidden
          {...{ x: left, y: top, width: size, height: size }}
          viewBox={COAST_VIEW}
        >
          <path className={landClass} vectorEffect="non-scaling-stroke" strokeWidth={1} d={path} />
        </svg>
      ))}
      <circle className="fill-link" cx={middle} cy={middle} r={10} />
    </svg>
  );
}
