import { LISTING_STATUS, type UploadKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../../platform/database/transaction.ts';
import { lockUploads } from '../../../../../platform/uploads/rows.ts';

const FIELD_OF: Readonly<Record<UploadKind, string>> = {
  picture: 'images',
  document: 'rules_policies_doc',
};

/**
 * Files that a member cannot use: neither uploaded by them, nor in their listings or draft. Locks
 * their own uploads until the transaction ends.
 */
export async function findForeignFiles(
  trx: Trx,
  memberId: number,
  kind: UploadKind,
  urls: readonly string[],
): Promise<string[]> {
  const foreign = await lockUploads(trx, memberId, kind, urls);
  if (foreign.length === 0) return [];
  const field = FIELD_OF[kind];
  const { rows } = await sql<{ url: string }>`
    select x.url from unnest(${foreign}::text[]) as x (url)
    where exists (
        select from listings l where l.user_id = ${memberId}
          and l.status <> ${sql.lit(LISTING_STATUS.deleted)} and ${sql.ref(`l.${field}`)} ? x.url
      ) or exists (
        select from listing_drafts d where d.member_id = ${memberId}
          and d.form -> ${sql.lit(field)} ? x.url
      )`.execute(trx);
  const shown = new Set(rows.map(({ url }) => url));
  return foreign.filter((url) => !shown.has(url));
}
