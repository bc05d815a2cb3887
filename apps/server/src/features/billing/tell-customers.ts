import type { Billing } from './billing.ts';
import { settleCustomer } from './commands/settle-customer.ts';
import { faultOf } from './provider-fault.ts';
import { type ChangedCustomer, findChangedCustomers } from './queries/changed-customers.ts';

/**
 * Tells the provider the name and e-mail of customers who have changed theirs. What cannot be told now
 * is told by a later run; telling it twice does no harm.
 */
export async function tellCustomers(billing: Billing): Promise<void> {
  const { db, payments, log } = billing;
  for (const changed of await findChangedCustomers(db, payments.mode)) {
    try {
      await tell(billing, changed);
      await settleCustomer(db, changed);
    } catch (error) {
      log.warn({ customer: changed.customerId, fault: faultOf(error).kind }, 'told later');
    }
  }
}

async function tell(
  { payments }: Billing,
  { customerId, name, email }: ChangedCustomer,
): Promise<void> {
  try {
    await payments.stripe.customers.update(customerId, { name, email });
  } catch (error) {
    const fault = faultOf(error);
    // It is gone: the one that takes its place is made with the name of that day.
    if (fault.kind === 'missing_customer' || fault.kind === 'not_found') return;
    // Saying it again will not help: the one that is known stays.
    if (fault.kind === 'our_fault' && fault.code === 'email_invalid') return;
    throw error;
  }
}
