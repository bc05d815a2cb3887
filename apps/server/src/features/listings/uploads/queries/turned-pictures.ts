import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { folderKeyOf, inFolder } from '../../../../platform/files/keys.ts';

/**
 * What pictures of a member were turned into, however often, by their addresses: those that are
 * missing were not turned. A form that was opened before still has the old ones.
 */
export async function turnedPictures(
  trx: Trx,
  memberId: number,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const keys = urls.flatMap((url) => folderKeyOf(url) ?? []);
  if (keys.length === 0) return new Map();
  // Of a picture that was turned twice before anything showed it, the last one is meant.
  const { rows } = await sql<{ before: string; after: string }>`
    select distinct on (x.key) x.key as before, u.key as after
    from uploads u
    join unnest(${keys}::text[]) as x (key) on x.key collate "C" = any(u.turned_from)
    where u.member_id = ${memberId} and u.kind = 'picture' and u.state = 'kept'
    order by x.key, u.id desc`.execute(trx);
  const turned = new Map(rows.map(({ before, after }) => [before, after]));
  return new Map(
    urls.flatMap((url) => {
      const after = turned.get(folderKeyOf(url) ?? '');
      return after === undefined ? [] : [[url, inFolder(url, after)] as const];
    }),
  );
}
