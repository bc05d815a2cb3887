import { cutAtAntimeridian } from './antimeridian.ts';
import { readStates, readWorld } from './sources.ts';
import { pick, simplify, type Topology } from './topology.ts';

/** Full names of countries that the atlas abbreviates or names as they were. */
const COUNTRY_LABELS: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'Antigua and Barbuda',
  'Ashmore and Cartier Is.': 'Ashmore and Cartier Islands',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Br. Indian Ocean Ter.': 'British Indian Ocean Territory',
  'British Virgin Is.': 'British Virgin Islands',
  'Cayman Is.': 'Cayman Islands',
  'Central African Rep.': 'Central African Republic',
  'Cook Is.': 'Cook Islands',
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'Faeroe Is.': 'Faroe Islands',
  'Falkland Is.': 'Falkland Islands',
  'Fr. Polynesia': 'French Polynesia',
  'Fr. S. Antarctic Lands': 'French Southern Territories',
  'Heard I. and McDonald Is.': 'Heard Island and McDonald Islands',
  'Indian Ocean Ter.': 'Australian Indian Ocean Territories',
  Macedonia: 'North Macedonia',
  'Marshall Is.': 'Marshall Islands',
  'N. Cyprus': 'Northern Cyprus',
  'N. Mariana Is.': 'Northern Mariana Islands',
  'Pitcairn Is.': 'Pitcairn Islands',
  'S. Geo. and the Is.': 'South Georgia and the South Sandwich Islands',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'St. Kitts and Nevis': 'Saint Kitts and Nevis',
  'St. Pierre and Miquelon': 'Saint Pierre and Miquelon',
  'St. Vin. and Gren.': 'Saint Vincent and the Grenadines',
  'St-Barthélemy': 'Saint Barthélemy',
  'São Tomé and Principe': 'São Tomé and Príncipe',
  'Turks and Caicos Is.': 'Turks and Caicos Islands',
  'U.S. Virgin Is.': 'US Virgin Islands',
  'W. Sahara': 'Western Sahara',
  'Wallis and Futuna Is.': 'Wallis and Futuna',
  eSwatini: 'Eswatini',
  Åland: 'Åland Islands',
  Turkey: 'Türkiye',
};

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
