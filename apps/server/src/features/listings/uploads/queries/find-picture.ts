import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Rotation } from '../../../../platform/pictures/render.ts';

export interface FoundPicture {
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
          where user_id = ${memberId} and status <> 0
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
  const [found] = rows;
  if (found === undefined || !found.is_own) return undefined;
  return { uploadId: found.id ?? undefined, rotation: found.rotation };
}
