import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../lib/testing.tsx';
import { BarChart } from './bar-chart.tsx';
import { LineChart, SparkLine } from './line-chart.tsx';

const chart = {
  title: 'Received by month',
  pointsName: 'Month',
  points: [
    { label: 'Oct', name: 'October 2026' },
    { label: 'Nov', name: 'November 2026' },
    { label: 'Dec', name: 'December 2026', isRunning: true },
  ],
  format: (value: number) => `$${value.toFixed(2)}`,
  formatTick: (value: number) => `$${value}`,
};
const received = { name: 'Received', values: [400, null, 120.5] };
const expected = { name: 'Expected', values: [450, 500, 500] };

const numbersOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="(-?[\\d.]+)%?"`, 'g'))].map(([, value]) => Number(value));

describe('bars', () => {
  const html = htmlOf(<BarChart {...chart} bars={received} outline={expected} />);
  const rects = [...html.matchAll(/<rect [^>]*rx=[^>]*>/g)].map(([rect]) => rect);

  it('are drawn by the server from zero, with the other series as outlines', () => {
    const outlines = rects.filter((rect) => rect.includes('fill-none'));
    const filled = rects.filter((rect) => !rect.includes('fill-none'));
    expect([outlines.length, filled.length]).toEqual([3, 2]);
    const [first = '', last = ''] = filled;
    const [y = 0] = numbersOf(first, 'y');
    const [height = 0] = numbersOf(first, 'height');
    expect(y + height).toBe(160);
    expect(numbersOf(last, 'height')[0]).toBeCloseTo((height * 120.5) / 400, 5);
    expect(numbersOf(outlines[1] ?? '', 'height')[0]).toBeCloseTo((height * 500) / 400, 5);
  });

  it('of what is not finished are hatched, and say so in words', () => {
    expect(rects.filter((rect) => rect.includes('fill="url(#'))).toHaveLength(1);
    expect(wordsOf(<BarChart {...chart} bars={received} />)).toMatch(/Not finished yet/);
    expect(html).toContain('December 2026, not finished yet: Received $120.50, Expected $500.00');
  });

  it('have the same values as a table for everyone, without script', () => {
    const [table = ''] = /<details.*<\/details>/.exec(html) ?? [];
    expect(
      table
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(
      'Show as table Received by month Month Received Expected October 2026 $400.00 $450.00' +
        ' November 2026 – $500.00 December 2026, not finished yet $120.50 $500.00',
    );
  });

  it('below zero hang from the line of zero', () => {
    const values = [200, -100, 0];
    const low = htmlOf(<BarChart {...chart} bars={{ name: 'Received', values }} />);
    const [up, down] = [...low.matchAll(/<rect [^>]*rx=[^>]*>/g)].map(([rect]) => rect);
    const [top = 0] = numbersOf(up ?? '', 'y');
    const [height = 0] = numbersOf(up ?? '', 'height');
    expect(numbersOf(down ?? '', 'y')[0]).toBeCloseTo(top + height, 5);
    expect(numbersOf(down ?? '', 'height')[0]).toBeCloseTo(height / 2, 5);
  });

  it('without any value have an axis and no shapes of infinite size', () => {
    const empty = htmlOf(<BarChart {...chart} bars={{ name: 'Received', values: [0, 0, 0] }} />);
    expect(empty).not.toMatch(/NaN|Infinity/);
  });

  it('beside their outlines do not cover them, and those of a histogram touch', () => {
    const beside = htmlOf(<BarChart {...chart} bars={received} outline={expected} beside />);
    const [outline, bar] = [...beside.matchAll(/<rect [^>]*rx=[^>]*>/g)].map(([rect]) => rect);
    const [[from = 0], [width = 0]] = [numbersOf(bar ?? '', 'x'), numbersOf(bar ?? '', 'width')];
    expect(numbersOf(outline ?? '', 'x')[0]).toBeCloseTo(from + width, 5);
    const joined = htmlOf(<BarChart {...chart} bars={expected} joined />);
    const [first, second] = [...joined.matchAll(/<rect [^>]*rx=[^>]*>/g)].map(([rect]) => rect);
    const [[x = 0], [size = 0]] = [numbersOf(first ?? '', 'x'), numbersOf(first ?? '', 'width')];
    expect((numbersOf(second ?? '', 'x')[0] ?? 0) - x - size).toBeLessThan(1);
  });
});

it('Tab reaches one point of a chart, and each point names its values', () => {
  const html = htmlOf(<BarChart {...chart} bars={received} />);
  const points = [...html.matchAll(/<div role="img"[^>]*>/g)].map(([tag]) => tag);
  expect(points.map((tag) => /tabindex="(-?\d)"/.exec(tag)?.[1])).toEqual(['-1', '-1', '0']);
  expect(points[1]).toContain('aria-label="November 2026: Received –"');
});

it('a line breaks where values are unknown, and is dashed to what is not finished', () => {
  const line = { name: 'Occupancy', values: [50, null, 75] };
  const html = htmlOf(<LineChart {...chart} line={line} max={100} />);
  const paths = [...html.matchAll(/<path d="([^"]*)"([^>]*)>/g)];
  expect(paths.map(([, , rest]) => rest?.includes('stroke-dasharray'))).toEqual([false, true]);
  expect(paths.map(([, d = '']) => d.match(/M/g)?.length)).toEqual([1, 1]);
  expect([...html.matchAll(/<circle/g)]).toHaveLength(2);
  expect(numbersOf(html, 'cy')).toEqual([80, 40]);
});

it('a spark line has its last value in words', () => {
  const html = htmlOf(<SparkLine label="Views, 12 in the last week" values={[3, 9, 12]} />);
  expect(html).toMatch(/role="img" aria-label="Views, 12 in the last week"/);
  expect(htmlOf(<SparkLine label="Views" values={[0]} />)).not.toMatch(/NaN/);
});
