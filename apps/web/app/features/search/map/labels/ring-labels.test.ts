import { greatCircleMiles } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { labelPlace } from './ring-labels.ts';

const jfk = { latitude: 40.6398, longitude: -73.7789 };

it('the label is at the north of its ring', () => {
  const place = labelPlace(jfk, 10, [], 10);
  expect(place.longitude).toBeCloseTo(jfk.longitude, 9);
  expect(place.latitude).toBeGreaterThan(jfk.latitude);
});

it('the label moves along the ring when a pin covers it', () => {
  const pinPlace = labelPlace(jfk, 10, [], 10);
  const place = labelPlace(jfk, 10, [pinPlace], 10);
  expect(place).not.toEqual(pinPlace);
  expect(
    greatCircleMiles(jfk.latitude, jfk.longitude, place.latitude, place.longitude),
  ).toBeCloseTo(10, 6);
});
