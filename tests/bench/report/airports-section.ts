import type { Goal } from './goals.ts';
import type { AirportsRow, PublishedResults } from './result.ts';
import { number, type Section, whole } from './table.ts';

/** The row of texts that match no airport. */
export const FINDS_NOTHING = 'nothing';

export function airportsSection(rows: AirportsRow[]): Section {
  return {
    title: 'Search for airports',
    notes: [
      'Requests per second at 10 connections with the demo data, and their times in milliseconds; nothing is cached. "Found": how many airports each of the texts finds, asked for in turn. "CPU" is the processor time of the server, with its embedded database, for one answer.',
    ],
    head: ['', 'found', 'requests/s', 'p50', 'p99', 'CPU µs', 'failures'],
    rows: rows.map(({ what, counts, round, processorUs }) => [
      what,
      counts.map(whole).join(', '),
      whole(round.perSecond),
      number(round.p50),
      number(round.p99),
      whole(processorUs),
      String(round.failures),
    ]),
  };
}

export function airportGoals({ airports }: PublishedResults): Goal[] {
  const goal = 'A text that matches no airport takes no more processor time than one that does';
  const none = airports?.result.find(({ what }) => what === FINDS_NOTHING);
  const otherRows = airports?.result.filter((row) => row !== none) ?? [];
  const least = Math.min(...otherRows.map(({ processorUs }) => processorUs));
  if (none === undefined) return [[goal, '', undefined]];
  const summary = `${whole(none.processorUs)} µs, others from ${whole(least)} µs`;
  return [[goal, summary, none.processorUs <= least]];
}
