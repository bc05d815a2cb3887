import type { UploadKind } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { folderKeyOf } from '../../../../platform/files/keys.ts';

/**
 * Locks the uploads of these addresses until the transaction ends, so that the job does not remove
 * them while a listing starts to use them.
 * @returns the addresses that are not confirmed uploads of this member, in their order
 */
export async function lockUploads(
  trx: Trx,
  memberId: number,
  kind: UploadKind,
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const keys = urls.flatMap((url) => folderKeyOf(url) ?? []);
  const own = await trx
    .selectFrom('uploads')
    .select('key')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'kept')
    .where('key', 'in', ['', ...keys])
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Set(own.map(({ key }) => key));
  return urls.filter((url) => !known.has(folderKeyOf(url) ?? ''));
}
