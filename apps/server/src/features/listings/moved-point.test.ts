import { greatCircleMiles } from '@crewpad/domain';
import { expect, test } from 'vitest';
import { publicPoint } from './moved-point.ts';

const address = {
  street1: '12 Maple Street',
  postal_code: '11435',
  city: 'Queens',
  state: 'NY',
  country: 'United States',
};
const truth = { latitude: 40.70952, longitude: -73.81194 };
const point = publicPoint('secret', 7, address, truth);

test('a thousand probes find the same moved point, so that they average to nothing else', () => {
  const probes = Array.from({ length: 1000 }, () => publicPoint('secret', 7, address, truth));
  expect(new Set(probes.map((probe) => JSON.stringify(probe))).size).toBe(1);
  const mean = probes.reduce((sum, { latitude }) => sum + latitude, 0) / probes.length;
  expect(
    greatCircleMiles(mean, point.longitude, truth.latitude, truth.longitude) * 1609.344,
  ).toBeGreaterThan(99);
});

test('spelling of the address does not matter; the house, the listing and the key do', () => {
  expect(publicPoint('secret', 7, { ...address, street1: ' 12  maple street ' }, truth)).toEqual(
    point,
  );
  expect(publicPoint('secret', 7, { ...address, street1: '13 Maple Street' }, truth)).not.toEqual(
    point,
  );
  expect(publicPoint('secret', 8, address, truth)).not.toEqual(point);
  expect(publicPoint('another', 7, address, truth)).not.toEqual(point);
});
