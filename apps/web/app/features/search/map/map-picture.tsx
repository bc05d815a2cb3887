import type { Point } from '@crewpad/domain';
import { decodeGeography } from './geography/decode-geography.ts';
import type { RawGeography } from './geography/fetch-geography.ts';
import { landAround, PICTURE_SIZE } from './geography/picture.ts';

interface MapPictureProps {
  raw: RawGeography;
  center: Point;
}

/** The built-in geography as a picture, where the map cannot be drawn; a separate chunk. */
export function MapPicture({ raw, center }: MapPictureProps) {
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
        strokeWidth={2}
        d={landAround(decodeGeography(raw).land, center)}
      />
      <circle className="fill-link" cx={middle} cy={middle} r={10} />
    </svg>
  );
}
