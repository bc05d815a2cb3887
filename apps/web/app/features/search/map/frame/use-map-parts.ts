import { useCallback, useEffect, useState } from 'react';
import type { Geography } from '../geography/decode-geography.ts';
import { fetchGeography, type RawGeography } from '../geography/fetch-geography.ts';
import { canDrawMaps } from './webgl.ts';

/** The drawing code of a map, a chunk of its own. */
export interface MapCode<View> {
  View: View;
  decode: (raw: RawGeography) => Geography;
}

type MapParts<View> =
  | { state: 'waiting' | 'unavailable' | 'failed' }
  /** `geography` is left out where the map has a style of its own. */
  | { state: 'ready'; View: View; geography: Geography | undefined };

interface Loaded<View> {
  parts: MapParts<View>;
  retry: () => void;
  fail: () => void;
}

/**
 * Brings the drawing code and the geography side by side, once the map is seen and can be drawn.
 * @param load the code; always the same function
 */
export function useMapParts<View>(
  load: () => Promise<MapCode<View>>,
  isSeen: boolean,
  hasOwnStyle: boolean,
): Loaded<View> {
  const [parts, setParts] = useState<MapParts<View>>({ state: 'waiting' });
  const isWaiting = parts.state === 'waiting';

  useEffect(() => {
    if (!isSeen || !isWaiting) return;
    if (!canDrawMaps()) {
      setParts({ state: 'unavailable' });
      return;
    }
    let isWanted = true;
    bring(load, hasOwnStyle).then(
      (ready) => isWanted && setParts(ready),
      () => isWanted && setParts({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isSeen, hasOwnStyle, isWaiting]);

  return {
    parts,
    retry: useCallback(() => setParts({ state: 'waiting' }), []),
    fail: useCallback(() => setParts({ state: 'failed' }), []),
  };
}

async function bring<View>(
  load: () => Promise<MapCode<View>>,
  hasOwnStyle: boolean,
): Promise<MapParts<View>> {
  const [{ View, decode }, raw] = await Promise.all([
    load(),
    hasOwnStyle ? undefined : fetchGeography(),
  ]);
  return { state: 'ready', View, geography: raw && decode(raw) };
}
