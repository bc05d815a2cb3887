import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

/** A member's passkeys, oldest first. */
export function listPasskeys(db: Db | Trx, memberId: number) {
  return db
    .selectFrom('passkeys')
    .select([
      ...(['id', 'credential_id', 'transports', 'name', 'rp_id', 'single_device'] as const),
      ...(['created_at', 'last_used_at'] as const),
    ])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** The passkey of a credential with its member, while their account is open. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select([
      ...(['p.id', 'p.member_id', 'p.credential_id', 'p.public_key', 'p.counter'] as const),
      ...(['p.rp_id', 'm.webauthn_id', 'm.email'] as const),
    ])
    .where('p.credential_id', '=', credentialId)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
}

/** How many of a member's passkeys this site can ask for. */
export async function countPasskeys(
  db: Db | Trx,
  memberId: number,
  rpId: string | undefined,
): Promise<number> {
  if (rpId === undefined) return 0;
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('rp_id', '=', rpId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
