import type { CapturedQuery } from './captured-sql.ts';
import { withPool } from './database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** What EXPLAIN (ANALYZE, BUFFERS) says of all queries of a scenario. */
export interface Explained {
  /** Tables that were read from end to end. */
  sequential: string[];
  indexes: string[];
  /** Slowest planning and execution among the addresses, milliseconds. */
  planningMs: number;
  executionMs: number;
  /** Most pages that one answer touched, of 8 KiB. */
  pages: number;
}

interface Plan {
  Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

/** Explains every query of a scenario and puts the plans together. */
export async function explain(url: string, answers: CapturedQuery[][]): Promise<Explained> {
  const sequential = new Set<string>();
  const indexes = new Set<string>();
  const found: Explained = { sequential: [], indexes: [], planningMs: 0, executionMs: 0, pages: 0 };
  await withPool(url, async (pool) => {
    for (const { text, values } of answers.flat()) {
      if (!/^\s*(select|with)\b/i.test(text)) continue;
      const { rows } = await pool.query<{ 'QUERY PLAN': Plan[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0];
      if (plan === undefined) continue;
      walk(plan.Plan, sequential, indexes);
      const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plan.Plan;
      found.pages = Math.max(found.pages, hit + read);
      found.planningMs = Math.max(found.planningMs, plan['Planning Time']);
      found.executionMs = Math.max(found.executionMs, plan['Execution Time']);
    }
  });
  return { ...found, sequential: [...sequential].sort(), indexes: [...indexes].sort() };
}

function walk(node: PlanNode, sequential: Set<string>, indexes: Set<string>): void {
  if (node['Node Type'] === 'Seq Scan') sequential.add(node['Relation Name'] ?? '?');
  if (node['Index Name'] !== undefined) indexes.add(node['Index Name']);
  for (const child of node.Plans ?? []) walk(child, sequential, indexes);
}
