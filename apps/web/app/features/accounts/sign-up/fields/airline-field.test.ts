import { expect, it } from 'vitest';
import { type Airline, airlinesMatching } from './airline-field.tsx';

const AIRLINES: readonly Airline[] = [
  { id: 1, code: 'DL', name: 'Delta Air Lines', group: 'domestic' },
  { id: 2, code: 'WN', name: 'Southwest Airlines', group: 'domestic' },
  { id: 3, code: 'LH', name: 'Lufthansa', group: 'worldwide' },
];
const matching = (text: string) => {
  const { matches: airlines, areSimilar } = airlinesMatching(AIRLINES, text);
  return [airlines.map(({ code }) => code), areSimilar];
};

it('the airline field suggests the airlines that contain the input', () => {
  expect(matching('')).toEqual([['DL', 'WN', 'LH'], false]);
  expect(matching('lines')).toEqual([['DL', 'WN'], false]);
  expect(matching('wn')).toEqual([['WN'], false]);
});

it('the airline field suggests similar names where no airline contains the input', () => {
  expect(matching('Luftansa')).toEqual([['LH'], true]);
  expect(matching('Southwset')).toEqual([['WN'], true]);
  expect(matching('Dleta Air')).toEqual([['DL'], true]);
  expect(matching('My own airline')).toEqual([[], false]);
});
