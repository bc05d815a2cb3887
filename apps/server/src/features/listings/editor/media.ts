import { LISTING_STATUS, type UploadKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { folderKeyOf, renamedDocument } from '../../../platform/files/keys.ts';
import { lockUploads } from '../../../platform/uploads/rows.ts';
import { documentName } from '../uploads/documents.ts';
import { findRotatedPictures } from '../uploads/uploads.queries.ts';
import type { Issue } from './form.ts';

interface Files {
  images?: string[] | undefined;
  thumbnail?: string | null | undefined;
  rules_policies_doc?: string[] | undefined;
}

/**
 * The files of a form as stored: without duplicates, pictures with their latest rotation, documents
 * under their upload names, whatever the address says; and files of others. Locks all of them until
 * the transaction ends.
 */
export async function checkFiles(trx: Trx, memberId: number, form: Files) {
  const { images, thumbnail, rules_policies_doc } = form;
  const urls = [...(images ?? []), ...(thumbnail ? [thumbnail] : [])];
  const rotated = await findRotatedPictures(trx, memberId, urls);
  const now = (url: string) => rotated.get(url) ?? url;
  const named = (rules_policies_doc ?? []).map((url) => renamedDocument(url, documentName));
  const files = {
    ...(images && { images: [...new Set(images.map(now))] }),
    ...(thumbnail && { thumbnail: now(thumbnail) }),
    ...(rules_policies_doc && { rules_policies_doc: eachOnce(named) }),
  };
  const pictures = await findForeignFiles(trx, memberId, 'picture', urls.map(now));
  const documents = await findForeignFiles(trx, memberId, 'document', named);
  const issues: Issue[] = [
    ...(documents.length > 0
      ? [{ field: 'rules_policies_doc', key: 'document_is_not_yours' }]
      : []),
    ...(pictures.length > 0 ? [{ field: 'images', key: 'picture_is_not_yours' }] : []),
  ];
  return { files, issues };
}

/** The first address of each document. */
function eachOnce(urls: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const url of urls) {
    const key = folderKeyOf(url) ?? url;
    byKey.set(key, byKey.get(key) ?? url);
  }
  return [...byKey.values()];
}

const FIELD_OF: Readonly<Record<UploadKind, string>> = {
  picture: 'images',
  document: 'rules_policies_doc',
};

/**
 * Files that a member cannot use: neither uploaded by them, nor in their listings or draft. Locks
 * their own uploads until the transaction ends.
 */
async function findForeignFiles(
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
  const rowUrls = new Set(rows.map(({ url }) => url));
  return foreign.filter((url) => !rowUrls.has(url));
}
