import type { CapturedQuery } from './captured-sql.ts';
import { type Pool, withPool } from './database.ts';
import { median } from './load.ts';

/** PostgreSQL scans a table of at most this many pages of 8 KiB even if an index fits. */
const SMALL_PAGES = 16;
/** A new connection first reads the catalogs of the tables and functions; a server's have done so. */
const RUNS = 5;

interface PlanNode {
  'Node Type': string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Actual Loops'?: number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The EXPLAIN (ANALYZE, BUFFERS) results of all queries of a scenario. */
export interface QueryPlan {
  /** Scanned tables: large ones, and small ones without a fitting index. */
  sequential: string[];
  indexes: string[];
  /** Slowest planning and execution of any address, in milliseconds: the median of five runs. */
  planningMs: number;
  executionMs: number;
  /** Most pages touched by one answer, of 8 KiB. */
  pages: number;
}

interface Plan {
  Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

/** Explains every query of a scenario and combines the plans. */
export async function explain(url: string, answers: CapturedQuery[][]): Promise<QueryPlan> {
  const sequential = new Set<string>();
  const indexes = new Set<string>();
  const summary: QueryPlan = {
    sequential: [],
    indexes: [],
    planningMs: 0,
    executionMs: 0,
    pages: 0,
  };
  await withPool(url, async (pool) => {
    for (const { text, values } of answers.flat()) {
      if (!/^\s*(select|with)\b/i.test(text)) continue;
      const plans: Plan[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        // A statement that writes finds the same rows each time, because it is rolled back.
        await pool.query('begin');
        const { rows } = await pool.query<{ 'QUERY PLAN': [Plan] }>(
          `explain (analyze, buffers, format json) ${text}`,
          values,
        );
        await pool.query('rollback');
        plans.push(...rows.map(({ 'QUERY PLAN': [plan] }) => plan));
      }
      const last = plans.at(-1);
      if (last === undefined) continue;
      walk(last.Plan, sequential, indexes);
      for (const table of await withoutIndex(pool, text, values)) sequential.add(table);
      const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = last.Plan;
      const middle = (time: 'Planning Time' | 'Execution Time') =>
        median(plans.map((plan) => plan[time]));
      summary.pages = Math.max(summary.pages, hit + read);
      summary.planningMs = Math.max(summary.planningMs, middle('Planning Time'));
      summary.executionMs = Math.max(summary.executionMs, middle('Execution Time'));
    }
  });
  return { ...summary, sequential: [...sequential].sort(), indexes: [...indexes].sort() };
}

/** Tables that the query must scan, whatever their size. */
async function withoutIndex(pool: Pool, text: string, values: unknown[]): Promise<Set<string>> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
      `explain (format json) ${text}`,
      values,
    );
    const sequential = new Set<string>();
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (plan) walk(plan.Plan, sequential, new Set());
    return sequential;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function pagesPerLoop(node: PlanNode): number {
  const pages = (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
  return pages / Math.max(node['Actual Loops'] ?? 1, 1);
}

function walk(node: PlanNode, sequential: Set<string>, indexes: Set<string>): void {
  // A plan without pages was not executed.
  const isLarge = node['Shared Hit Blocks'] === undefined || pagesPerLoop(node) > SMALL_PAGES;
  if (node['Node Type'] === 'Seq Scan' && isLarge) sequential.add(node['Relation Name'] ?? '?');
  if (node['Index Name'] !== undefined) indexes.add(node['Index Name']);
  for (const child of node.Plans ?? []) walk(child, sequential, indexes);
}
