import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { type Call, operation } from '../../operation.ts';
import { feeRefundFor } from '../application-fees.ts';
import { listPage, mergedMetadata, PAGE_PARAMS, pick } from '../fields.ts';
import { makeTransfer, reverseTransfer } from './transfers.ts';

function findTransfer({ objects, id }: Call<object>): Stripe.Transfer {
  const transfer = objects.find('transfer', id);
  if (!transfer) throw resourceMissing('transfer', id, 'id');
  return transfer;
}

export const transferOperations = [
  operation<Stripe.TransferCreateParams>({
    method: 'POST',
    path: '/v1/transfers',
    params: 'TransferCreateParams',
    supports: [
      'amount',
      'currency',
      'description',
      'destination',
      'expand',
      'metadata',
      'source_transaction',
      'transfer_group',
    ],
    run: (call) => makeTransfer(call, call.params),
  }),
  operation<Stripe.TransferListParams>({
    method: 'GET',
    path: '/v1/transfers',
    params: 'TransferListParams',
    supports: [...PAGE_PARAMS, 'destination', 'transfer_group'],
    run(call) {
      const { destination, transfer_group } = call.params;
      return listPage(call, 'transfer', '/v1/transfers', { destination, transfer_group });
    },
  }),
  operation<Stripe.TransferRetrieveParams>({
    method: 'GET',
    path: '/v1/transfers/:id',
    params: 'TransferRetrieveParams',
    supports: ['expand'],
    run: findTransfer,
  }),
  operation<Stripe.TransferUpdateParams>({
    method: 'POST',
    path: '/v1/transfers/:id',
    params: 'TransferUpdateParams',
    supports: ['description', 'expand', 'metadata'],
    run(call) {
      const before = findTransfer(call);
      const changed: Stripe.Transfer = {
        ...before,
        ...(pick(call.params, ['description']) as { description?: string | null }),
        metadata: mergedMetadata(before.metadata, call.params.metadata),
      };
      call.objects.put('transfer', changed);
      return changed;
    },
  }),
  operation<Stripe.TransferCreateReversalParams>({
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    params: 'TransferCreateReversalParams',
    supports: ['amount', 'expand', 'metadata', 'refund_application_fee'],
    run(call) {
      const { amount, metadata, refund_application_fee } = call.params;
      const transfer = findTransfer(call);
      const reversed = amount ?? transfer.amount - transfer.amount_reversed;
      return reverseTransfer(call, transfer, {
        amount,
        metadata: mergedMetadata(null, metadata),
        refund: null,
        feeRefund: refund_application_fee
          ? feeRefundFor(call, String(transfer.source_transaction), reversed)
          : null,
      });
    },
  }),
  operation<Stripe.TransferListReversalsParams>({
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    params: 'TransferListReversalsParams',
    supports: ['ending_before', 'expand', 'limit', 'starting_after'],
    run(call) {
      const transfer = findTransfer(call).id;
      const url = `/v1/transfers/${transfer}/reversals`;
      return listPage(call, 'transfer_reversal', url, { transfer });
    },
  }),
  operation<Stripe.TransferRetrieveReversalParams>({
    method: 'GET',
    path: '/v1/transfers/:id/reversals/:child',
    params: 'TransferRetrieveReversalParams',
    supports: ['expand'],
    run({ objects, id, child }) {
      const reversal = objects.find('transfer_reversal', child);
      if (reversal?.transfer !== id) throw resourceMissing('transfer_reversal', child, 'id');
      return reversal;
    },
  }),
];
