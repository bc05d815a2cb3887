import { billing } from '@crewpad/contract/endpoints';
import type { Plan } from '@crewpad/domain';
import { useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../../lib/error-dialogs.ts';
import { updateSession } from '../../../../lib/session-store.ts';
import { toast } from '../../../../ui/toast.ts';
import { newPaymentKey } from '../../payment/settle.ts';

/** Changes the plan if that charges nothing today; otherwise shows why not. */
export function useFreeChange() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const change = async (user_plan: Plan, now: boolean): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      const options = { quiet: true, idempotencyKey: newPaymentKey() };
      const answer = await call(
        billing.changePackage,
        { body: { user_plan, now, amount: 0 } },
        options,
      );
      if (!('token' in answer)) return false;
      const { token, user } = answer;
      updateSession({ token, user, has_auto_payment: user.automatic_payment === 1 });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!openErrorDialog(error)) toast({ kind: 'error', message: error.body.message });
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, change };
}
