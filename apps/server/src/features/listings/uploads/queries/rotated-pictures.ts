import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { folderKeyOf, inFolder } from '../../../../platform/files/keys.ts';

/**
 * The latest rotations of a member's pictures, by old address; missing ones were not rotated. A
 * form opened before a rotation still has the old address.
 */
export async function findRotatedPictures(
  trx: Trx,
  memberId: number,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const keys = urls.flatMap((url) => folderKeyOf(url) ?? []);
  if (keys.length === 0) return new Map();
  // A picture rotated twice before it was used: the last rotation counts.
  const { rows } = await sql<{ before: string; after: string }>`
    select distinct on (x.key) x.key as before, u.key as after
    from uploads u
    join unnest(${keys}::text[]) as x (key) on x.key collate "C" = any(u.turned_from)
    where u.member_id = ${memberId} and u.kind = 'picture' and u.state = 'kept'
    order by x.key, u.id desc`.execute(trx);
  const rotated = new Map(rows.map(({ before, after }) => [before, after]));
  return new Map(
    urls.flatMap((url) => {
      const after = rotated.get(folderKeyOf(url) ?? '');
      return after === undefined ? [] : [[url, inFolder(url, after)] as const];
    }),
  );
}
