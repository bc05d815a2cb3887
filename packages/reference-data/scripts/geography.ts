import { cutAtAntimeridian } from './antimeridian.ts';
import { COUNTRY_LABELS } from './country-labels.ts';
import { readStates, readWorld } from './sources.ts';
import { pick, simplify, type Topology } from './topology.ts';

/** Bends smaller than this are invisible at the zoom levels of the offline map. Square degrees. */
const WORLD_AREA = 0.0006;
const STATES_AREA = 0.0002;

/** Land and countries of the world; `id` is the ISO numeric code, `properties.name` the name. */
export function buildWorld(): Topology {
  return named(simplify(cutAtAntimeridian(pick(readWorld(), ['countries', 'land'])), WORLD_AREA));
}

/** The states of the USA; `id` is the FIPS code, `properties.name` the name. */
export function buildStates(): Topology {
  return named(simplify(pick(readStates(), ['states']), STATES_AREA));
}

/** Writes out the names that the atlas abbreviates. */
function named(topology: Topology): Topology {
  const objects = Object.entries(topology.objects).map(([object, collection]) => [
    object,
    {
      ...collection,
      geometries: collection.geometries.map((geometry) => {
        const name = geometry.properties?.name;
        if (!name) return geometry;
        return { ...geometry, properties: { name: COUNTRY_LABELS[name] ?? name } };
      }),
    },
  ]);
  return { ...topology, objects: Object.fromEntries(objects) };
}
