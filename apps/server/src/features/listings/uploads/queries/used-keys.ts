import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';

/**
 * The keys of the files that a member, his listings and his draft show: `pictures/x`, `documents/x`.
 * Whatever else comes to show uploads is added here.
 */
export const usedKeys = (memberId: number) => sql`
  select distinct regexp_replace(url, '^/files/((?:pictures|documents)/[A-Za-z0-9_-]+).*$', '\\1') as key
  from (
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
    ) kept (url)
    where d.member_id = ${memberId}
    union all select photo from members where id = ${memberId}
  ) used
  where url is not null`;
