import type { ApiError, contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError, refusalReason } from '../../../lib/api-error.ts';
import { announceApiError } from '../../../lib/api-error-events.ts';
import { call } from '../../../lib/browser-call.ts';
import { isOtherConflict } from '../../../lib/error-dialogs.ts';
import { usePage } from '../../../lib/page-context.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import {
  ActionRefused,
  confirmWithBank,
  newPaymentKey,
  OtherPayment,
  settle,
  useOtherPayment,
} from '../../billing/index.ts';

/** Error codes that a card in the payment methods fixes. */
const NEEDS_CARD: readonly unknown[] = ['PAYMENT_METHOD_REQUIRED', 'CUSTOMER_ID_MISSING'];

type Request = contract.rent.PaymentRequest;
export type RequestStep = 'paying' | 'confirming' | 'processing' | 'long' | 'rejecting';

/**
 * Pays and rejects payment requests, one at a time.
 * @param linkToCards a link to the payment methods, for the toast that asks for one
 */
export function useRequests(linkToCards: ReactNode) {
  const { t } = useTranslation('rent/requests');
  const describe = useOtherPayment();
  const { card } = usePage();
  const { revalidate } = useRevalidator();
  const about = useId();
  const [step, setStep] = useState<{ id: number; at: RequestStep } | null>(null);
  const [paidRequest, setPaidRequest] = useState<Request | null>(null);
  const isBusy = useRef(false);

  const sayWhy = (error: ApiError, failed: string) => {
    const reason = refusalReason(error);
    toast({
      about,
      kind: 'error',
      ...(reason === null ? { message: failed } : { title: failed, message: reason }),
    });
  };
  const refuse = (error: unknown) => {
    if (!isApiError(error)) return toast({ about, kind: 'error', message: t('pay_failed') });
    const { message, error_code: code } = error.body;
    if (error.status === 401 || isOtherConflict(error)) return announceApiError(error);
    if (code === 'EDITED_MEANWHILE') return toast({ about, kind: 'info', message: t('changed') });
    const needsCard = NEEDS_CARD.includes(code) || /no payment method/i.test(message ?? '');
    if (!needsCard) {
      return sayWhy(error, t('pay_failed'));
    }
    // Toasts show plain text, so the link to the cards comes after it.
    const guidance = message || t('set_up_method');
    toast({ about, kind: 'error', title: guidance, message: linkToCards });
  };

  const run = async (id: number, at: RequestStep, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    dismissToasts(about);
    setStep({ id, at });
    try {
      await work();
    } finally {
      isBusy.current = false;
      setStep(null);
    }
  };

  const pay = (request: Request) =>
    run(request.id, 'paying', async () => {
      const { id, amount } = request;
      try {
        const answer = await settle(
          (idempotencyKey) =>
            call(
              rent.payPaymentRequest,
              { params: { id }, body: { amount: amount.toFixed(2) } },
              { quiet: true, idempotencyKey },
            ),
          {
            key: newPaymentKey(),
            onState: (at) => setStep({ id, at }),
            handleNextAction: (secret) => confirmWithBank(card, secret),
          },
        );
        if (answer !== null) return setPaidRequest(answer.data);
        toast({ about, kind: 'info', message: t('still_processing') });
        await revalidate();
      } catch (error) {
        if (error instanceof OtherPayment) {
          const kind = error.isPaid ? 'info' : 'error';
          toast({ about, kind, message: describe(error) });
        } else if (error instanceof ActionRefused)
          toast({ about, kind: 'error', message: t('pay_failed') });
        else refuse(error);
        await revalidate();
      }
    });

  /** Resolves with the refusal, or null. */
  const reject = async ({ id, amount }: Request, reason: string): Promise<Error | null> => {
    let refusal: Error | null = null;
    await run(id, 'rejecting', async () => {
      try {
        const body = { amount: amount.toFixed(2), ...(reason !== '' && { reason }) };
        await call(rent.rejectPaymentRequest, { params: { id }, body }, { quiet: true });
        toast({ about, kind: 'success', message: t('rejected_done') });
      } catch (error) {
        if (!isApiError(error)) toast({ about, kind: 'error', message: t('reject_failed') });
        else if (error.status === 401) announceApiError(error);
        else sayWhy(error, t('reject_failed'));
        refusal = error instanceof Error ? error : new Error(t('reject_failed'));
      }
      await revalidate();
    });
    return refusal;
  };

  /** The confirmation was closed: reloads the list. */
  const closeThanks = () => {
    setPaidRequest(null);
    return revalidate();
  };

  return { step, paid: paidRequest, closeThanks, pay, reject };
}
