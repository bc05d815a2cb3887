import { useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { FIT_PADDING } from '../canvas/map-canvas.tsx';
import { boundsAround } from '../geo/bounds.ts';
import { type Cluster, UNCLUSTERED_ZOOM } from './cluster.ts';

/**
 * Opens a cluster: zooms in until its contents are separate. After keyboard activation, the focus
 * moves to the pin that replaced the cluster.
 * @param shown the current pins and clusters
 */
export function useClusterZoom(
  map: MapRef,
  shown: readonly Cluster[],
): (cluster: Cluster, byKeyboard: boolean) => void {
  const pressed = useRef<number>(null);

  useEffect(() => {
    if (shown.length === 0 || pressed.current === null) return;
    // A cluster that only shrank has kept the focus.
    if (document.activeElement === document.body) focusPin(map, pressed.current);
  }, [map, shown]);

  return useCallback(
    ({ seed, members }, byKeyboard) => {
      const points = members.map(({ pin }) => ({ latitude: pin[1], longitude: pin[2] }));
      const [latitude, longitude] = [seed.pin[1], seed.longitude];
      const fit = map.cameraForBounds(boundsAround({ latitude, longitude }, points), {
        padding: FIT_PADDING,
        maxZoom: UNCLUSTERED_ZOOM,
      });
      // At least one whole level, so that something happens for any spread.
      const zoom = Math.min(UNCLUSTERED_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + 1));
      pressed.current = byKeyboard ? seed.pin[0] : null;
      map.easeTo({ center: fit?.center ?? [longitude, latitude], zoom, duration: 200 });
    },
    [map],
  );
}

function focusPin(map: MapRef, id: number): void {
  map.getContainer().querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus();
}
