import type { Trx } from '../../../../platform/database/transaction.ts';
import { folderKeyOf, renamedDocument } from '../../../../platform/files/keys.ts';
import { documentName } from '../../uploads/document-name.ts';
import { turnedPictures } from '../../uploads/queries/turned-pictures.ts';
import type { Fault } from './faults.ts';
import { foreignFiles } from './queries/foreign-files.ts';

interface Files {
  images?: string[] | undefined;
  thumbnail?: string | null | undefined;
  rules_policies_doc?: string[] | undefined;
}

/**
 * The files of a form as they are kept: each once, pictures as they stand since they were turned, and
 * documents under the names that an upload gives, whatever an address says. All of them are held until
 * the transaction ends.
 */
export async function ownFiles(trx: Trx, memberId: number, form: Files) {
  const { images, thumbnail, rules_policies_doc } = form;
  const given = [...(images ?? []), ...(thumbnail ? [thumbnail] : [])];
  const turned = await turnedPictures(trx, memberId, given);
  const now = (url: string) => turned.get(url) ?? url;
  const named = (rules_policies_doc ?? []).map((url) => renamedDocument(url, documentName));
  const files = {
    ...(images && { images: [...new Set(images.map(now))] }),
    ...(thumbnail && { thumbnail: now(thumbnail) }),
    ...(rules_policies_doc && { rules_policies_doc: eachOnce(named) }),
  };
  const pictures = await foreignFiles(trx, memberId, 'picture', given.map(now));
  const documents = await foreignFiles(trx, memberId, 'document', named);
  const faults: Fault[] = [
    ...(documents.length > 0
      ? [{ field: 'rules_policies_doc', key: 'document_is_not_yours' }]
      : []),
    ...(pictures.length > 0 ? [{ field: 'images', key: 'picture_is_not_yours' }] : []),
  ];
  return { files, faults };
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
