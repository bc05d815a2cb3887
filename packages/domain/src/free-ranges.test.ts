import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeRanges } from './free-ranges.ts';
import { addDays } from './zoned-time.ts';

const [from, to] = ['2026-03-01', '2026-09-01'];
const stay = (start: string, end: string | null) => ({ from: start, to: end });

it.each([
  ['no beds', [], []],
  ['a free bed', [[]], [{ from, to, beds: 1 }]],
  ['a taken bed', [[stay('2026-01-01', null)]], []],
  [
    'a bed with an end',
    [[stay('2026-01-01', '2026-06-01')]],
    [{ from: '2026-06-01', to, beds: 1 }],
  ],
  [
    'a gap between two tenants',
    [[stay('2026-01-01', '2026-04-01'), stay('2026-05-01', null)]],
    [{ from: '2026-04-01', to: '2026-05-01', beds: 1 }],
  ],
  [
    'two beds',
    [[stay('2026-01-01', '2026-06-01')], [stay('2026-04-01', '2026-06-01')]],
    [
      { from, to: '2026-04-01', beds: 1 },
      { from: '2026-06-01', to, beds: 2 },
    ],
  ],
  [
    'a handover that changes nothing',
    [[stay('2026-01-01', '2026-05-01')], [stay('2026-05-01', null)]],
    [{ from, to, beds: 1 }],
  ],
  ['stays outside', [[stay('2025-01-01', from), stay(to, null)]], [{ from, to, beds: 1 }]],
])('%s', (_name, beds, ranges) => {
  expect(freeRanges(beds, from, to)).toEqual(ranges);
});

it('matches a count of every day', () => {
  const days = fc.integer({ min: -10, max: 200 });
  const stays = fc.array(
    fc.tuple(days, fc.option(fc.integer({ min: 1, max: 90 }))).map(([start, nights]) => ({
      from: addDays(from, start),
      to: nights === null ? null : addDays(from, start + nights),
    })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(stays, { maxLength: 4 }), (beds) => {
      const ranges = freeRanges(beds, from, to);
      for (let day = from; day < to; day = addDays(day, 1)) {
        const free = beds.filter((bed) =>
          bed.every((item) => item.from > day || (item.to !== null && item.to <= day)),
        ).length;
        const range = ranges.find((range) => range.from <= day && day < range.to);
        expect(range?.beds ?? 0).toBe(free);
      }
    }),
    { numRuns: 50 },
  );
});
