import type { JobDefinition } from '../../../platform/jobs/definition.ts';
import type { PaymentServices } from './commands/settle-rent.ts';
import { fitRequests } from './commands/settle-request.ts';

/** Allocates paid requests to rent if the paying call could not, or money has moved since. */
export function paymentJobs(services: PaymentServices): JobDefinition[] {
  return [
    {
      name: 'settle-paid-requests',
      cron: '* * * * *',
      limitSeconds: 300,
      run: () => fitRequests(services),
    },
  ];
}
