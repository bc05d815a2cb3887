import type { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

/** The offline geography as it lies in public/geo. */
export interface RawGeography {
  world: Topology;
  states: Topology;
}

const FILES = ['/geo/world.json', '/geo/us-states.json'] as const;

let asked: Promise<RawGeography> | undefined;

/** Fetches the offline geography once. A failed attempt is forgotten, so that the next one tries anew. */
export function fetchGeography(): Promise<RawGeography> {
  asked ??= Promise.all(FILES.map(topology)).then(
    ([world, states]) => {
      if (!world || !states) throw new Error('The geography is incomplete');
      return { world, states };
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

async function topology(address: string): Promise<Topology> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Topology;
}
