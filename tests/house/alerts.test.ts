import { readFileSync } from 'node:fs';
import {
  EqlSingle,
  Identifier,
  LabelMatchers,
  LabelName,
  MetricName,
  parser,
  StringLiteral,
  UnquotedLabelMatcher,
  VectorSelector,
} from '@prometheus-io/lezer-promql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allFigures } from '../../apps/server/src/features/index.ts';
import { AdjustableClock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { Metrics } from '../../apps/server/src/platform/metrics.ts';

const DURATION = /^(\d+(ms|[smhdwy]))+$/;
const sentence = z.string().regex(/^["A-Z].*\.$/s, 'a whole sentence');

/** The format of Prometheus' rule files, as far as ours uses it. */
const ruleFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string().min(1),
          for: z.string().regex(DURATION).optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: sentence }),
        }),
      ),
    }),
  ),
});

const groups = ruleFile.parse(parse(readFileSync('deploy/alerts.yml', 'utf8'))).groups;
const rules = groups.flatMap((group) => group.rules);

/** The metrics of a node, without a database. */
async function exposedText(): Promise<string> {
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (pool) => new PostgresIntrospector(pool),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const metrics = new Metrics();
  const unused = new pg.Pool();
  metrics.watch({ pool: unused });
  metrics.watchReplica({ isInUse: true, lagSeconds: 0 });
  metrics.addFigures(db, new AdjustableClock(), allFigures);
  return metrics.text();
}
const text = await exposedText();

const types = new Map(
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
);
const isExposed = (name: string) =>
  types.has(name)
    ? types.get(name) !== 'histogram'
    : types.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram';

/** The values of a label that a node exposes from its start. */
function valuesOf(name: string, label: string): string[] {
  const series = new RegExp(`^${name}\\{[^}]*\\b${label}="([^"]*)"`, 'gm');
  return [...text.matchAll(series)].map(([, value = '']) => value);
}

interface Selector {
  name: string;
  /** What a label must be equal to. */
  equals: [label: string, value: string][];
}

/** @throws where the expression is not valid */
function selectorsOf(expr: string): Selector[] {
  const selectors: Selector[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, node }) {
      if (type.isError) throw new Error(`not valid from "${expr.slice(from)}"`);
      if (type.id !== VectorSelector) return;
      const { from: start = 0, to: end = 0 } =
        node.getChild(Identifier) ?? node.getChild(MetricName) ?? {};
      const matchers = node.getChild(LabelMatchers)?.getChildren(UnquotedLabelMatcher) ?? [];
      const equals = matchers.flatMap((matcher): [string, string][] => {
        const [label, value] = [matcher.getChild(LabelName), matcher.getChild(StringLiteral)];
        if (matcher.getChild('MatchOp')?.getChild(EqlSingle) == null || !label || !value) return [];
        return [[expr.slice(label.from, label.to), expr.slice(value.from + 1, value.to - 1)]];
      });
      selectors.push({ name: expr.slice(start, end), equals });
    },
  });
  return selectors;
}

describe('the alert file', () => {
  it('names each group and each alert once', () => {
    for (const names of [groups.map(({ name }) => name), rules.map(({ alert }) => alert)]) {
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    'asks in %s for metrics that a node has',
    (_alert, expr) => {
      const selectors = selectorsOf(expr);
      expect(selectors.length).toBeGreaterThan(0);
      expect(selectors.map(({ name }) => name).filter((name) => !isExposed(name))).toEqual([]);
      for (const { name, equals } of selectors) {
        for (const [label, value] of equals) {
          const values = valuesOf(name, label);
          if (values.length > 0) expect(values).toContain(value);
        }
      }
    },
  );

  it('is explained alert by alert in docs/OPERATIONS.md', () => {
    const page = readFileSync('docs/OPERATIONS.md', 'utf8');
    const alertNames = [...page.matchAll(/^\| `([A-Z][A-Za-z]+)` \|/gm)].map(([, name]) => name);
    expect(alertNames).toEqual(rules.map(({ alert }) => alert));
  });
});

describe('the check of the alert file', () => {
  it.each(['sum(', 'max(a) >', 'rate(crewpad_x[5 minutes])', 'crewpad_x{state=~failed}'])(
    'rejects the expression %s',
    (expr) => {
      expect(() => selectorsOf(expr)).toThrow('not valid');
    },
  );

  it('notices a metric that no node has, the base name of a histogram, and an unknown outcome', () => {
    expect(isExposed('crewpad_emails')).toBe(false);
    expect(isExposed('crewpad_database_wait_seconds')).toBe(false);
    expect(isExposed('crewpad_database_wait_seconds_bucket')).toBe(true);
    expect(selectorsOf('sum(crewpad_emails_total{outcome="lost"})')).toEqual([
      { name: 'crewpad_emails_total', equals: [['outcome', 'lost']] },
    ]);
    expect(valuesOf('crewpad_emails_total', 'outcome')).not.toContain('lost');
    expect(valuesOf('crewpad_emails_total', 'outcome')).toContain('failed');
  });
});
