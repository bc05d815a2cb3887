import { expect, it } from 'vitest';
import { fillRangeGaps, monthMarks } from './loaded-calendar.tsx';

const [from, to] = ['2026-11-23', '2027-05-23'];

it.each([
  ['no free day', [], [{ from, to, beds: 0 }]],
  ['all free', [{ from, to, beds: 2 }], [{ from, to, beds: 2 }]],
  [
    'free in the middle',
    [{ from: '2027-01-01', to: '2027-02-01', beds: 1 }],
    [
      { from, to: '2027-01-01', beds: 0 },
      { from: '2027-01-01', to: '2027-02-01', beds: 1 },
      { from: '2027-02-01', to, beds: 0 },
    ],
  ],
  [
    'more and more',
    [
      { from, to: '2027-01-01', beds: 1 },
      { from: '2027-01-01', to, beds: 2 },
    ],
    [
      { from, to: '2027-01-01', beds: 1 },
      { from: '2027-01-01', to, beds: 2 },
    ],
  ],
])('a calendar with %s covers its whole range', (_name, ranges, stretches) => {
  expect(fillRangeGaps(ranges, from, to)).toEqual(stretches);
});

it('the bed calendar marks the first day of each month', () => {
  expect(monthMarks(from, to)).toEqual([
    ...['2026-12-01', '2027-01-01', '2027-02-01'],
    ...['2027-03-01', '2027-04-01', '2027-05-01'],
  ]);
});
