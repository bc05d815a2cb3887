import { isMovedPoint } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { addressKey, publicPoint, sharedPoint } from './place.ts';

const ADDRESS = { street1: '12 Maple Street', postal_code: '11435', city: 'Queens' };
const TRUTH = { latitude: 40.70952, longitude: -73.81194 };
const KEY = addressKey('secret', ADDRESS);
const POINT = publicPoint(KEY, TRUTH);

describe('the key of an address', () => {
  it.each([
    [{ street1: ' 12  maple STREET, ' }],
    [{ street1: '12 Maple St' }],
    [{ street1: '12 Maple St.' }],
    [{ street1: '12 Maple Street Apt 4' }],
    [{ street1: '12 Maple Street, Apt. 4B' }],
    [{ street1: '12 Maple Street #4' }],
    [{ street1: '12 Maple Street, Unit B-12' }],
    [{ street1: '12 Maple Street, Suite 200, Floor 2' }],
    [{ street1: '12 Maple Street, 2nd floor' }],
    [{ street1: 'Unit 5, 12 Maple Street' }],
    [{ postal_code: '11435-1234' }],
    [{ city: 'QUEENS' }],
  ])('is the same for %j', (changes) => {
    expect(addressKey('secret', { ...ADDRESS, ...changes })).toBe(KEY);
  });

  it.each([
    [{ street1: '13 Maple Street' }],
    [{ street1: '12 Maple Avenue' }],
    [{ street1: '12 North Maple Street' }],
    [{ street1: '12 Suite Lane' }],
    [{ postal_code: '11436' }],
    [{ city: 'Kings' }],
  ])('differs for %j', (changes) => {
    expect(addressKey('secret', { ...ADDRESS, ...changes })).not.toBe(KEY);
  });

  it('differs with the secret', () => {
    expect(addressKey('another', ADDRESS)).not.toBe(KEY);
  });

  it('includes accents and other scripts', () => {
    const street = (street1: string) => addressKey('secret', { ...ADDRESS, street1 });
    expect(street('Rúa Ñandú 5')).toBe(street('rua nandu 5'));
    expect(street('北京路 5')).not.toBe(street('上海路 5'));
    // A street that consists of a unit only is unchanged.
    expect(street('Apt 4')).not.toBe(street('Apt 5'));
  });
});

it('a thousand probes find the same public point, so averaging reveals nothing', () => {
  const probes = Array.from({ length: 1000 }, () =>
    publicPoint(addressKey('secret', ADDRESS), TRUTH),
  );
  expect(new Set(probes.map((probe) => JSON.stringify(probe)))).toEqual(
    new Set([JSON.stringify(POINT)]),
  );
  expect(isMovedPoint(TRUTH, POINT)).toBe(true);
});

describe('several listings at one address', () => {
  const near = { ...TRUTH, latitude: TRUTH.latitude + 0.0001 };

  it('share the point of the first one, even if their pins differ', () => {
    expect(publicPoint(KEY, near)).not.toEqual(POINT);
    expect(sharedPoint(KEY, near, [POINT])).toEqual(POINT);
    expect(sharedPoint(KEY, TRUTH, [])).toEqual(POINT);
  });

  it('do not share a point that is too near or too far from one of them', () => {
    const far = { ...TRUTH, latitude: TRUTH.latitude + 0.1 };
    expect(sharedPoint(KEY, far, [POINT])).toEqual(publicPoint(KEY, far));
    expect(sharedPoint(KEY, POINT, [POINT])).toEqual(publicPoint(KEY, POINT));
    expect(sharedPoint(KEY, near, [far, POINT])).toEqual(POINT);
  });
});
