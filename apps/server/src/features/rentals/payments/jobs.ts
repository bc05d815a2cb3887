import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import { undoLostRequests } from './commands/refund-payment.ts';
import type { PaymentServices } from './commands/settle-rent.ts';
import { settlePaidRequests } from './commands/settle-request.ts';

/** Allocates paid requests to rent if the paying call could not, and undoes this for lost ones. */
export function paymentJobs(services: PaymentServices): JobDefinition[] {
  return [
    {
      name: 'settle-paid-requests',
      cron: '* * * * *',
      limitSeconds: 300,
      run: async () => {
        await settlePaidRequests(services);
        await undoLostRequests(services);
      },
    },
  ];
}
