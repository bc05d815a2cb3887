import { CARD_AMOUNT_MAX, paymentFee, toCents, toDollars } from '@crewpad/domain';
import { useRef } from 'react';
import { useSend } from '../../../lib/use-send.ts';
import { isPlainAmount } from '../../../ui/form/typed-number.ts';
import { toast } from '../../../ui/toast.ts';

const ABOUT = 'rental';

/**
 * Submits a form that moves or records money. Reuses its key, so that a payment whose answer was
 * lost is not made twice.
 * @param failed the toast for an error without a server message
 */
export function useMoney(failed: string) {
  const { busy, refusal, send } = useSend();
  const last = useRef<{ form: string; key: string }>(undefined);

  const keyOf = (body: object): string => {
    const form = JSON.stringify(body);
    if (last.current?.form !== form) last.current = { form, key: crypto.randomUUID() };
    return last.current.key;
  };

  /** Resolves with the answer, or with undefined if it was refused. */
  const sendOnce = <B extends object, T>(
    body: B,
    work: (body: B, options: { quiet: true; idempotencyKey: string }) => Promise<T>,
    onRefused?: Parameters<typeof send>[1],
  ) =>
    send(
      () => work(body, { quiet: true, idempotencyKey: keyOf(body) }),
      (error) => {
        if (error.body.message === '') toast({ kind: 'error', message: failed, about: ABOUT });
        onRefused?.(error);
      },
    );

  return { busy, refusal: refusal?.body.message ? refusal : null, send: sendOnce };
}

/** A typed amount in US dollars; null if it is none, or zero. */
export function typedAmount(text: string): number | null {
  const amount = isPlainAmount(text) ? Number(text) : 0;
  return amount > 0 ? amount : null;
}

/** The estimated fee of a card payment of this amount; null if a card cannot pay it. */
export function feeOf(dollars: number | null): { fee: number; net: number } | null {
  if (dollars === null) return null;
  const cents = toCents(dollars);
  if (cents > CARD_AMOUNT_MAX) return null;
  const { total, net } = paymentFee(cents);
  return { fee: toDollars(total), net: toDollars(net) };
}

/** "412.50", the value of an amount field. */
export function fieldAmount(dollars: number | null): string {
  if (dollars === null) return '';
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
}
