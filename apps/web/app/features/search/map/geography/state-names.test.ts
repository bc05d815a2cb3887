import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaName, STATE_NAMES } from './state-names.ts';

it.each([
  ['es', 'New York', 'Nueva York'],
  ['fr', 'North Carolina', 'Caroline du Nord'],
  ['pt', 'West Virginia', 'Virgínia Ocidental'],
  ['fr', 'Georgia', 'Géorgie'],
  ['es', 'Texas', 'Texas'],
  ['es', 'United States Virgin Islands', 'Islas Vírgenes de EE. UU.'],
  ['en', 'New York', 'New York'],
  ['fr', 'Netherlands', 'Pays-Bas'],
])('in %s, the map names %s %s', (language, name, expected) => {
  expect(areaName(language, name)).toBe(expected);
});

it('each state of the list is on the map, with a name in every language', () => {
  const file = new URL('../../../../../public/geo/us-states.json', import.meta.url);
  const { geometries } = JSON.parse(readFileSync(file, 'utf8')).objects.states;
  const namesOnMap = geometries.map(
    (geometry: { properties: { name: string } }) => geometry.properties.name,
  );
  for (const [state, names] of Object.entries(STATE_NAMES)) {
    expect(namesOnMap).toContain(state);
    expect(names.split('|').filter(Boolean)).toHaveLength(3);
  }
});
