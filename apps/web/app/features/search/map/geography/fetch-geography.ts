import type { feature } from 'topojson-client';
import { publicJson } from '../../../../lib/public-file.ts';

type Topology = Parameters<typeof feature>[0];

/** The offline geography in the format of public/geo. */
export interface RawGeography {
  world: Topology;
  states: Topology;
}

const FILES = ['/geo/world.json', '/geo/us-states.json'] as const;

let request: Promise<RawGeography> | undefined;

/**
 * Fetches the offline geography once. A failed attempt is not cached, so that the next one retries.
 */
export function fetchGeography(): Promise<RawGeography> {
  request ??= Promise.all(FILES.map((file) => publicJson<Topology>(file))).then(
    ([world, states]) => {
      if (!world || !states) throw new Error('The geography is incomplete');
      return { world, states };
    },
    (error: unknown) => {
      request = undefined;
      throw error;
    },
  );
  return request;
}
