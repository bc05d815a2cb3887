import type { Trx } from '../../../../platform/database/transaction.ts';
import { getCardRow } from '../../queries/card.ts';
import { readRenewal } from '../../queries/renewal-facts.ts';
import { nextSlot, nextTry } from '../../rules/renewal.ts';
import type { Failure } from '../tell-failure.ts';
import { findMailedAttempt } from './find-attempt.ts';
import type { MailedCharge } from './find-charge.ts';

/** What a mail on a failed renewal tells: of the try it was ordered for, and of what comes next. */
export async function findFailure(
  trx: Trx,
  { id, mode, payer, dueAt, status }: MailedCharge,
  attemptId: number | undefined,
  now: Date,
): Promise<Failure> {
  const renewal = await readRenewal(trx, id, mode);
  const next = {
    asksOwner: status === 'action_required',
    nextTryAt: renewal && nextTry(renewal, now),
    isEnd: nextSlot(dueAt, now) === undefined,
  };
  const attempt = attemptId === undefined ? undefined : await findMailedAttempt(trx, attemptId);
  if (attempt !== undefined) {
    const { brand, last4, at, code, declineCode } = attempt;
    return {
      ...next,
      card: brand === null || last4 === null ? undefined : { brand, last4 },
      triedAt: at,
      code: declineCode ?? code,
    };
  }
  const card = await getCardRow(trx, payer.id, mode);
  return {
    ...next,
    card,
    triedAt: undefined,
    code: null,
  };
}
