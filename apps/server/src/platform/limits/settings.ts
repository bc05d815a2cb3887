import { z } from 'zod';
import { LIMITS, type LimitRule, type LimitTable } from './table.ts';

const ENTRY = /^(\w+)\.(\w+)=(\d{1,7})$/;

/** The table with the numbers that the setting changes: `login.network_hour=200,mail.address_day=20`. */
export const limitSettings = z.string().transform((list, context): LimitTable => {
  const table: Record<string, Record<string, LimitRule>> = structuredClone(LIMITS);
  const entries = list.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((one) => one !== '')) {
    const [, group = '', name = '', points = ''] = ENTRY.exec(entry) ?? [];
    const rule = table[group]?.[name];
    if (rule === undefined) {
      const known = Object.entries(LIMITS).flatMap(([key, rules]) =>
        Object.keys(rules).map((one) => `${key}.${one}`),
      );
      context.addIssue({
        code: 'custom',
        message: `${entry} is no limit; known are ${known.join(', ')}, each =<number>`,
      });
      continue;
    }
    table[group] = { ...table[group], [name]: { ...rule, points: Number(points) } };
  }
  return table as LimitTable;
});
