import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/services.ts';
import type { DatabaseHandle, Db } from './database/database.ts';
import { type FigureDefinition, labeled } from './figures.ts';
import { Metrics } from './metrics.ts';

let database: DatabaseHandle;
let statements: number;
let counted: Db;
/** The time of the clock, which does not go on. */
let now: Date;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  statements = 0;
  now = new Date('2026-03-01T12:00:00Z');
  counted = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
});

const figure: FigureDefinition = { name: 'one', help: 'One', value: () => sql`1` };
const states: FigureDefinition = {
  name: 'things',
  help: 'Things by state',
  labels: ['kind', 'state'],
  value: () =>
    labeled(sql`select * from (values ('a', 'new', 2), ('b', 'old', 3)) x (kind, state, value)`),
};
const broken: FigureDefinition = { name: 'broken', help: 'Broken', value: () => sql`1 / 0` };

function metricsOf(definitions: readonly FigureDefinition[]): Metrics {
  const metrics = new Metrics();
  metrics.addFigures(counted, { now: () => now }, definitions);
  return metrics;
}

describe('figures', () => {
  it('are read in one statement per scrape, and in none soon after it', async () => {
    const metrics = metricsOf([figure, states]);
    const text = await metrics.text();
    expect(text).toMatch(/^crewpad_one 1$/m);
    expect(text).toMatch(/^crewpad_things\{kind="a",state="new"\} 2$/m);
    expect(text).toMatch(/^crewpad_things\{kind="b",state="old"\} 3$/m);
    expect(statements).toBe(1);
    await Promise.all([metrics.text(), metrics.text()]);
    expect(statements).toBe(1);
    now = new Date(now.getTime() + 2000);
    await Promise.all([metrics.text(), metrics.text()]);
    expect(statements).toBe(2);
  });

  it('know the time of the clock', async () => {
    const year: FigureDefinition = {
      name: 'year',
      help: 'Year',
      value: (at) => sql`extract(year from ${at}::timestamptz)::int`,
    };
    now = new Date('2031-06-01T00:00:00Z');
    expect(await metricsOf([year]).text()).toMatch(/^crewpad_year 2031$/m);
  });

  it('are not numbers while the database does not answer, and the others stay', async () => {
    const text = await metricsOf([figure, states, broken]).text();
    expect(text).toMatch(/^crewpad_one Nan$/m);
    expect(text).not.toMatch(/^crewpad_things\{/m);
    expect(text).toMatch(/^crewpad_emails_total\{outcome="sent"\} \d+$/m);
  });
});
