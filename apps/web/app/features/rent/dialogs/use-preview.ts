import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/browser-call.ts';

/** What a payment will cover, in dollars. */
export interface Preview {
  covers: contract.rentals.CoveredPeriod[];
  credit: number;
  credit_goes_to: contract.rentals.CreditGoesTo;
  carried: number;
  waived: number;
}

const WAIT_MS = 300;

interface Asked {
  tenant_id: number;
  amount: number | null;
  period_from: string | undefined;
}

/**
 * What a payment for rent will cover, read after typing pauses; null while it is not known.
 * @returns also a function that reads it again
 */
export function usePreview(
  { tenant_id, amount, period_from }: Asked,
  isRent: boolean,
): [preview: Preview | null, readAgain: () => void] {
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<{ key: string; preview: Preview } | null>(null);
  const key = isRent && amount !== null ? `${tenant_id} ${amount} ${period_from} ${turn}` : '';
  useEffect(() => {
    if (key === '' || amount === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call(rent.previewPayment, { body: { tenant_id, amount, period_from } }, { quiet: true }).then(
        (preview) => {
          if (isCurrent) setRead({ key, preview });
        },
        // Saving shows what is wrong.
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, tenant_id, amount, period_from]);
  return [read?.key === key ? read.preview : null, () => setTurn(turn + 1)];
}
