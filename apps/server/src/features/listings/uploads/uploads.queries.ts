import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { folderKeyOf, inFolder } from '../../../platform/files/keys.ts';
import type { Rotation } from '../../../platform/pictures/render.ts';

interface FoundPicture {
  /** undefined for a demo picture, which was not uploaded. */
  uploadId: number | undefined;
  rotation: Rotation;
}

/** A member's own picture: uploaded by them, or shown in their listing or draft. */
export async function findPicture(
  db: Db,
  memberId: number,
  name: string,
): Promise<FoundPicture | undefined> {
  const { rows } = await sql<{ id: number | null; rotation: Rotation; is_own: boolean }>`
    select u.id, coalesce(u.rotation, 0) as rotation,
      u.id is not null or exists (
        select from (
          select jsonb_array_elements_text(images) from listings
          where user_id = ${memberId} and status <> ${sql.lit(LISTING_STATUS.deleted)}
          union all
          select jsonb_array_elements_text(coalesce(form -> 'images', '[]')) from listing_drafts
          where member_id = ${memberId}
        ) shown (image)
        where image like ${`/files/pictures/${name}/%`}
          and not exists (select from uploads o where o.key = ${`pictures/${name}`})
      ) as is_own
    from (select) nothing
    left join uploads u on u.member_id = ${memberId} and u.key = ${`pictures/${name}`}
      and u.kind = 'picture' and u.state = 'kept'`.execute(db);
  const [file] = rows;
  if (file === undefined || !file.is_own) return undefined;
  return { uploadId: file.id ?? undefined, rotation: file.rotation };
}

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

/** The addresses of the files that a member's listings and draft show. */
export const usedAddresses = (memberId: number) => sql`
  select url from listings l, lateral (
    select jsonb_array_elements_text(l.images)
    union all select jsonb_array_elements_text(l.rules_policies_doc)
    union all select l.thumbnail
  ) shown (url)
  where l.user_id = ${memberId} and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
  union all
  select url from listing_drafts d, lateral (
    select jsonb_array_elements_text(coalesce(d.form -> 'images', '[]'))
    union all select jsonb_array_elements_text(coalesce(d.form -> 'rules_policies_doc', '[]'))
    union all select d.form ->> 'thumbnail'
  ) drafted (url)
  where d.member_id = ${memberId}`;
