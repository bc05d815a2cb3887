import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';

/**
 * Whether the card on file of a payer has the number of a card of the payee, given by their columns:
 * the one on file, or the debit card of the payout account.
 */
export const haveOneCard = (payer: string, payee: string, mode = 'own.provider_mode') =>
  sql<boolean>`exists (
  select from payment_methods own
  where own.member_id = ${sql.ref(payer)} and own.provider_mode = ${sql.ref(mode)} and (
    exists (
      select from payment_methods other
      where other.fingerprint = own.fingerprint and other.provider_mode = own.provider_mode
        and other.member_id = ${sql.ref(payee)}
    ) or exists (
      select from payout_accounts paid cross join jsonb_array_elements(paid.external_accounts) bank
      where paid.member_id = ${sql.ref(payee)} and paid.provider_mode = own.provider_mode
        and bank->>'fingerprint' = own.fingerprint and bank->>'object' = 'card'
    )
  ))`;

/** The same for payer and payee of an obligation `o`. */
export const sharedCard = haveOneCard('o.payer_id', 'o.payee_id', 'o.provider_mode');

export async function isCardShared(trx: Trx, { id }: Pick<Obligation, 'id'>): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select ${sharedCard} as is_shared from obligations o where o.id = ${id}`.execute(trx);
  return rows[0]?.is_shared === true;
}

/** The lister, if the tenant's card is theirs too. */
export async function findOwnerOfSameCard(
  trx: Trx,
  { memberId, listerId }: { memberId: number; listerId: number },
  mode: ProviderMode,
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select w.display_name as name
    from (select ${memberId}::integer as tenant, ${listerId}::integer as lister, ${mode}::text as mode) p
    join members w on w.id = p.lister
    where ${haveOneCard('p.tenant', 'p.lister', 'p.mode')}`.execute(trx);
  return rows[0];
}
