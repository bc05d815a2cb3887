import { expect, it } from 'vitest';
import { stripContactDetails } from './strip.ts';
import { MUST_GO, MUST_STAY } from './testing.ts';

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

it('the tables have their minimum sizes', () => {
  expect(new Set(MUST_GO).size).toBeGreaterThanOrEqual(75);
  expect(new Set(MUST_STAY).size).toBeGreaterThanOrEqual(75);
});

it.each(MUST_GO)('removes %j', (marked) => {
  const expected = oneSpaced(marked.replace(/«[^»]*»/g, '').replace(/^mailto:/, ''));
  expect(oneSpaced(stripContactDetails(marked.replace(/[«»]/g, '')))).toBe(expected);
});

it.each(MUST_STAY)('leaves %j unchanged', (text) => {
  expect(stripContactDetails(text)).toBe(text);
});

const HOUSES = ['A quiet house', 'Our crash pad', 'This suite', 'The apartment', 'A clean loft'];
const FACTS = [
  'is <n> miles from the airport and <m> minutes by shuttle',
  'has <n> bedrooms, <m> beds and 2 baths for $<p> a month',
  'is open 24/7, with a check-in from <h>:00 to <k>:30',
  'was renovated in 20<m>, at <p> Oak Street, ZIP <z>',
  'costs $<p>-<q> a month, $<n> for linen and $<m> for parking',
  'suits crews of AA <p><n>, DL<q> and UA <z>',
  'takes bookings from 2026-0<n>-<m> to 2026-1<o>-<m>, <n> nights at least',
  'lies <n>.<o> mi from terminal <n> and <m> blocks from bus Q<m>, every <m> min from 0<n>00 to 2<o>00',
];

/** 200 different texts without contact details, the same in every run. */
const clean = HOUSES.flatMap((house, a) =>
  FACTS.flatMap((fact, b) =>
    [0, 1, 2, 3, 4].map((c) => {
      const seed = a * 40 + b * 5 + c;
      const values: Record<string, number> = {
        n: 1 + (seed % 9),
        m: 10 + (seed % 18),
        o: seed % 3,
        p: 250 + ((seed * 37) % 640),
        q: 900 + ((seed * 53) % 90),
        h: 10 + (seed % 9),
        k: 19 + (seed % 4),
        z: 10_001 + seed * 311,
      };
      return `${house} ${fact.replace(/<(\w)>/g, (_whole, key: string) => String(values[key]))}.`;
    }),
  ),
);

it('changes at most one in a hundred of 200 clean texts', () => {
  expect(new Set(clean).size).toBe(200);
  const touched = clean.filter((text) => stripContactDetails(text) !== text);
  expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(2);
});

it('removing a number does not reveal another', () => {
  const text = 'Call 212-555-212-555-0199-0199 now';
  expect(stripContactDetails(text)).not.toMatch(/\d{3}\D?\d{3}\D?\d{4}/);
  const result = stripContactDetails(text);
  expect(stripContactDetails(result)).toBe(result);
});

it('handles long and hostile texts in linear time', () => {
  const texts = [
    '1 '.repeat(10_000),
    'a@'.repeat(10_000),
    'a.'.repeat(10_000),
    'five '.repeat(4000),
  ];
  // The thread's own CPU time, in microseconds, because other work on the machine must not count.
  const started = process.threadCpuUsage();
  for (const text of [
    ...texts,
    `${'a '.repeat(9000)}@`,
    '5-'.repeat(10_000),
    '(at)'.repeat(5000),
  ]) {
    stripContactDetails(text);
  }
  expect(process.threadCpuUsage(started).user).toBeLessThan(5_000_000);
});
