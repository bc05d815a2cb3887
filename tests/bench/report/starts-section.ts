import type { StartsResult } from '../stages/starts.ts';
import type { Goal } from './goals.ts';
import type { PublishedResults } from './result.ts';
import { number, type Section, whole } from './table.ts';

const MB = 1_000_000;
/** Of the size and the duration of an install with everything. */
const INSTALL_SHARE = 0.6;
const FIRST_SECONDS = 12;
const RESTART_SECONDS = 4;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const least = (values: number[]) => Math.min(...values);

export function startsSection({ installs, starts }: StartsResult): Section {
  return {
    title: 'Starts',
    notes: [
      'Installs run in turns from a warm cache of npm; without the C headers of Node, which are removed afterwards, the first one is 70 MB smaller. Starts are of the built program with the demo data, until health answers 200; "parts" are the steps in milliseconds.',
    ],
    head: ['', 'seconds', 'CPU s', 'MB', 'parts'],
    rows: [
      ...installs.map(({ what, seconds, bytes }) => [
        `install: ${what}`,
        number(mean(seconds)),
        '',
        whole(bytes / MB),
        '',
      ]),
      ...starts.map(({ what, seconds, processorSeconds, steps }) => [
        `start: ${what}`,
        number(seconds),
        number(processorSeconds),
        '',
        Object.entries(steps)
          .map(([name, ms]) => `${name} ${whole(ms)}`)
          .join(', '),
      ]),
    ],
  };
}

export function startGoals({ starts }: PublishedResults): Goal[] {
  const { installs = [], starts: rows = [] } = starts?.result ?? {};
  const [first, all] = installs;
  const share = first && all && first.bytes / all.bytes;
  const seconds = first && all && mean(first.seconds) / mean(all.seconds);
  const of = (kind: string) =>
    least(rows.filter(({ what }) => what === kind).map((row) => row.seconds));
  const goal = (name: string, kind: string, most: number): Goal => [
    name,
    starts ? `${number(of(kind))} s` : '',
    starts && of(kind) <= most,
  ];
  return [
    [
      'The first install at most 0.6 of everything, in size and time',
      share && seconds ? `${number(share)}, ${number(seconds)}` : '',
      share && seconds ? share <= INSTALL_SHARE && seconds <= INSTALL_SHARE : undefined,
    ],
    goal('Built, ready on a new folder within 12 s', 'new folder', FIRST_SECONDS),
    goal('Ready again within 4 s', 'restart', RESTART_SECONDS),
  ];
}
