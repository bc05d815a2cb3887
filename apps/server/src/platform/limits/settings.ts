import { z } from 'zod';
import type { LimitChanges } from './table.ts';

const ENTRY = /^(\w+\.\w+)=(\d{1,7})$/;

/** The overrides in the setting LIMITS: `login.network_hour=200,mail.address_day=20`. */
export const limitSettings = z.string().transform((list, context): LimitChanges => {
  const changes = new Map<string, number>();
  for (const entry of list.split(',').map((item) => item.trim())) {
    if (entry === '') continue;
    const [, name, points] = ENTRY.exec(entry) ?? [];
    if (name === undefined) {
      const message = `${entry} is not a limit: write class.rule=number, for example mail.address_day=20`;
      context.addIssue({ code: 'custom', message });
    } else {
      changes.set(name, Number(points));
    }
  }
  return changes;
});
