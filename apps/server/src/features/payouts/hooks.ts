import type { ProviderMode } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { Hook } from '../../platform/hooks.ts';

/** What other features do when a lister's payout account changes, in the transaction that records it. */

interface Payee {
  payeeId: number;
  mode: ProviderMode;
  now: Date;
}

/** The lister can receive payments again. */
export const payeeReady = new Hook<(trx: Trx, payee: Payee) => Promise<void>>();

/** The lister disconnected their account: they cannot receive payments any more. */
export const payeeLost = new Hook<(trx: Trx, payee: Payee) => Promise<unknown>>();
