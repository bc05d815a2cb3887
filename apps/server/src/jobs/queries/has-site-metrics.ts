import type { Db } from '../../platform/database/database.ts';

/** Whether the site's counters were ever counted. */
export async function hasSiteMetrics(db: Db): Promise<boolean> {
  const row = await db.selectFrom('site_metrics').select('id').executeTakeFirst();
  return row !== undefined;
}
