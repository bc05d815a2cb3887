import { rent } from '@crewpad/contract/endpoints';
import { AUTOPAY } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import type { MyRental } from '../load-my-rentals.ts';
import { usePerform } from './use-perform.ts';

/** A tenant's AutoPay actions; afterward the page shows the new state. */
export function useAutopayActions() {
  const { t } = useTranslation('rent/tenant/money');
  const perform = usePerform();
  const [busy, setBusy] = useState(false);
  /** Resolves with whether it succeeded. */
  const run = async (work: () => Promise<unknown>, done: string, failed: string) => {
    if (busy) return false;
    setBusy(true);
    const refusal = await perform(work, done, failed);
    setBusy(false);
    return refusal === null;
  };
  const inputOf = ({ id }: MyRental) => ({ params: { id }, query: {} });
  const quiet = { quiet: true };
  return {
    busy,
    /** Accepts the lister's request to turn it on or off. */
    accept: (rental: MyRental) =>
      run(
        () => call(rent.acceptAutopay, inputOf(rental), quiet),
        t(rental.auto_pay === AUTOPAY.asked ? 'is_on' : 'is_off'),
        t('failed'),
      ),
    decline: (rental: MyRental) =>
      run(
        () => call(rent.declineAutopay, inputOf(rental), quiet),
        t(rental.auto_pay === AUTOPAY.asked ? 'declined' : 'stays_on'),
        t('failed'),
      ),
    disable: (rental: MyRental) =>
      run(
        () => call(rent.disableAutopay, inputOf(rental), quiet),
        t('is_off'),
        t('disable_failed'),
      ),
  };
}
