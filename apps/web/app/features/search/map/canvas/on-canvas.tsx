import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-map-gl/maplibre';

/** Puts HTML where the map listens, so that dragging and pinching may start on it too. */
export function OnCanvas({ children }: { children: ReactNode }) {
  const { current: map } = useMap();
  return map ? createPortal(children, map.getCanvasContainer()) : null;
}
