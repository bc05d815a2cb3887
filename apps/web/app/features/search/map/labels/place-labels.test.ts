import { expect, it } from 'vitest';
import { labelsWithRoom } from './place-labels.ts';

const brooklyn: [string, number, number] = ['Brooklyn', 40.65, -73.95];
const flatbush: [string, number, number] = ['Flatbush', 40.652, -73.951];
const newark: [string, number, number] = ['Newark', 40.74, -74.17];
const jfk: [string, number, number] = ['JFK', 40.64, -73.78];

const namesOf = (...input: Parameters<typeof labelsWithRoom>) =>
  labelsWithRoom(...input).map(({ name }) => name);

it('of two places side by side the larger has its name, at high zoom both have', () => {
  const names = { towns: [brooklyn, flatbush, newark], airports: [jfk] };
  expect(namesOf(names, 10, [])).toEqual(['JFK', 'Brooklyn', 'Newark']);
  expect(namesOf(names, 16, [])).toEqual(['JFK', 'Brooklyn', 'Flatbush', 'Newark']);
});

it('pins and markers take precedence over names', () => {
  const names = { towns: [brooklyn, newark], airports: [] };
  expect(namesOf(names, 10, [{ latitude: 40.65, longitude: -73.95 }])).toEqual(['Newark']);
});

it('labels on both sides of the antimeridian do not overlap', () => {
  const names = {
    towns: [['Somosomo', -16.77, 179.99]] satisfies [string, number, number][],
    airports: [['TVU', -16.77, -179.99]] satisfies [string, number, number][],
  };
  expect(namesOf(names, 8, [])).toEqual(['TVU']);
});

it('the number of labels is limited', () => {
  const towns = Array.from({ length: 200 }, (_, index): [string, number, number] => [
    `Town ${index}`,
    40 + Math.floor(index / 14) * 0.5,
    -80 + (index % 14) * 0.5,
  ]);
  expect(labelsWithRoom({ towns, airports: [] }, 12, [])).toHaveLength(48);
});
