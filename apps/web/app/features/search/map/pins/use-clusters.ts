import { useMemo } from 'react';
import { useView } from '../canvas/use-view.ts';
import type { Pin } from '../types.ts';
import { type Cluster, clustersAt, placesOf } from './cluster.ts';
import { inView } from './view.ts';

interface Wanted {
  pins: readonly Pin[];
  /** The meridian around which the pins lie. */
  aroundLongitude: number;
  activeId: number | null;
  selectedId: number | null;
}

/** Pins and bubbles of what is in view now. */
export function useClusters(wanted: Wanted): readonly Cluster[] {
  const { pins, aroundLongitude, activeId, selectedId } = wanted;
  const view = useView(aroundLongitude);
  const zoom = view?.zoom;
  const places = useMemo(() => placesOf(pins, aroundLongitude), [pins, aroundLongitude]);
  const clusters = useMemo(
    () => (zoom === undefined ? [] : clustersAt(places, zoom)),
    [places, zoom],
  );
  return useMemo(() => {
    const keep = new Set([activeId, selectedId].filter((id) => id !== null));
    return view ? inView(clusters, view, keep) : [];
  }, [clusters, view, activeId, selectedId]);
}
