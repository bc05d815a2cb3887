import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';

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
