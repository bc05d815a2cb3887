import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-map-gl/maplibre';

/**
 * Renders HTML where the map listens to pointers, so that dragging and pinching can start on it
 * too.
 */
export function OnCanvas({ children }: { children: ReactNode }) {
  const { current: map } = useMap();
  return map ? createPortal(children, map.getCanvasContainer()) : null;
}
