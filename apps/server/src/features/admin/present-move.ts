import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { Translate } from '../../platform/texts.ts';
import type { StuckRow } from '../billing/index.ts';

/** A move or a refund that is not done, for admins. Pure. */
export function presentMove(row: StuckRow, t: Translate): contract.admin.StuckMove {
  const { id, kind, state, tries, payee_id, payee_name, payer_id, payer_name } = row;
  const isCard = kind === 'shared_card';
  const isMove = kind !== 'refund' && !isCard;
  return {
    id,
    kind,
    state,
    amount: toDollars(row.amount_cents),
    lister: payee_id === null ? null : { id: payee_id, display_name: payee_name ?? '' },
    tenant: { id: payer_id, display_name: payer_name },
    reason: reasonOf(row, t),
    tries,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    abilities: { retry: isMove, close: isCard || (isMove && state !== 'unknown') },
  };
}

function reasonOf({ kind, state, code, message }: StuckRow, t: Translate): string {
  if (kind === 'shared_card') return t('admin:why_shared_card');
  if (state !== 'refused' && state !== 'abandoned') return t(`admin:why_${state}`);
  if (code === 'balance_insufficient') return t('admin:why_no_balance');
  return message || t('admin:why_refused');
}
