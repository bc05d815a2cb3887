import type { Operation } from './operation.ts';
import { accountOperations } from './resources/accounts/operations.ts';
import { applicationFeeOperations } from './resources/application-fees.ts';
import { balanceOperations, balanceTransactionOperations } from './resources/balances.ts';
import { chargeOperations } from './resources/charges.ts';
import { customerOperations } from './resources/customers.ts';
import { disputeOperations } from './resources/disputes.ts';
import { eventOperations } from './resources/events.ts';
import { paymentIntentOperations } from './resources/payment-intents/operations.ts';
import { paymentMethodOperations } from './resources/payment-method-operations.ts';
import { payoutOperations } from './resources/payouts.ts';
import { refundOperations } from './resources/refunds.ts';
import { setupIntentOperations } from './resources/setup-intents.ts';
import { transferOperations } from './resources/transfers/operations.ts';
import { webhookEndpointOperations } from './resources/webhook-endpoints.ts';

/** Every operation of Stripe's API that the sandbox supports: a folder or file per resource. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...applicationFeeOperations,
  ...balanceOperations,
  ...balanceTransactionOperations,
  ...chargeOperations,
  ...customerOperations,
  ...disputeOperations,
  ...eventOperations,
  ...paymentIntentOperations,
  ...paymentMethodOperations,
  ...payoutOperations,
  ...refundOperations,
  ...setupIntentOperations,
  ...transferOperations,
  ...webhookEndpointOperations,
];
