import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { FigureCharts } from './own-figures.tsx';

const month = (name: string, more: object = {}) => ({
  ...{ month: name, is_running: false, views: null, messages: 0, occupancy: null },
  ...more,
});
const words = (...data: ReturnType<typeof month>[]) =>
  wordsOf(<FigureCharts figures={{ views: 1204, data }} />);

it('a lister reads the views of a crash pad, in all and by month, who wrote about it and how full it was', () => {
  const says = words(
    month('2026-12'),
    month('2027-01', { views: 1002, messages: 3, occupancy: 0.625 }),
    month('2027-02', { views: 31, is_running: true, messages: 1 }),
  );
  expect(says).toContain('1,204 views since it was published');
  expect(says).toContain('December 2026 – January 2027 1,002 February 2027, not finished yet 31');
  expect(says).toContain('January 2027 3 February 2027, not finished yet 1');
  expect(says).toContain('January 2027 63%');
});

it('a crash pad without a recorded night has no chart of its occupancy', () => {
  expect(words(month('2027-01'))).not.toContain('Occupancy');
});
