import { expect, it } from 'vitest';
import { airportDistanceIssue, milesToAirport } from './airport-distance.ts';

it('rounds the distance to an airport up to whole miles, at least one', () => {
  const airport = { latitude: 40.6413, longitude: -73.7781 };
  expect(milesToAirport(airport, airport)).toBe(1);
  // A degree of latitude is 69.09 miles.
  expect(milesToAirport({ ...airport, latitude: 40.6413 + 6.1 / 69.09 }, airport)).toBe(7);
  expect(milesToAirport({ latitude: 51.5, longitude: -0.13 }, airport)).toBeGreaterThan(3400);
});

it.each([
  [1, 6, undefined],
  [1, 7, 'airport_distance_is_too_short'],
  [5, 10, undefined],
  [5, 11, 'airport_distance_is_too_short'],
  [10, 15, undefined],
  [10, 16, 'airport_distance_is_too_short'],
  [10, 1, undefined],
  [11, 1, undefined],
  [11, 50, undefined],
  [11, 51, 'airport_is_too_far_away'],
  [1, 51, 'airport_is_too_far_away'],
])('a stated distance of %i miles with a computed one of %i: %s', (stated, computed, issue) => {
  expect(airportDistanceIssue(stated, computed)).toBe(issue);
});
