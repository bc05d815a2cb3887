import type { contract, ErrorAnswer } from '@crewpad/contract';
import { isApiError } from '../../../lib/api-error.ts';
import type { CardError } from '../card/card-fields.ts';

/** The content of the payment error modal. */
export type PaymentError = Partial<Pick<ErrorAnswer, 'error' | 'data' | 'message'>>;

type Title =
  | { key: 'invalid_payment_method' | 'invalid_customer' | 'error' }
  | { key: 'invalid_card' | 'card_declined' | 'error_with_code'; code: string };

/** The heading of the modal, by the specification's codes. */
export function titleOf({ error, data }: PaymentError): Title {
  const code = data?.code;
  if (error === 'invalid_payment_method') return { key: 'invalid_payment_method' };
  if (error === 'invalid_customer_id') {
    if (code === 'resource_missing') return { key: 'invalid_customer' };
    return { key: 'invalid_card', code: code ?? error };
  }
  if (error === 'card_error') {
    if (code === 'card_declined') {
      return { key: 'card_declined', code: data?.decline_code ?? code };
    }
    return { key: 'invalid_card', code: code ?? error };
  }
  const otherCode = error ?? code;
  return otherCode === undefined ? { key: 'error' } : { key: 'error_with_code', code: otherCode };
}

/** The bank could not confirm the card owner. */
const NOT_CONFIRMED = /(?:^|_)authentication_(?:failure|required)$/;

/** The texts that replace the server's or the provider's message; otherwise that message is shown. */
export function ownTextOf(
  error: PaymentError,
): 'invalid_payment_method_text' | 'invalid_customer_text' | 'not_confirmed_text' | null {
  const { key } = titleOf(error);
  if (NOT_CONFIRMED.test(error.data?.code ?? '')) return 'not_confirmed_text';
  if (key === 'invalid_payment_method') return 'invalid_payment_method_text';
  return key === 'invalid_customer' ? 'invalid_customer_text' : null;
}

/** A card error of the provider's script, in the format of a server error. */
export function fromCard({ type, code, decline_code, message }: CardError): PaymentError {
  const data = { ...(code && { code }), ...(decline_code && { decline_code }) };
  return { ...(type === 'card_error' && { error: type }), data, message };
}

/** A renewal that a saved card could not pay, shown as a declined card. */
export function errorOfRenewal({
  refusal,
}: NonNullable<contract.billing.ChargedRenewal>): PaymentError {
  const { message, ...data } = refusal ?? { message: '' };
  return { error: 'card_error', data, message };
}

/** Any failure, in the format of the modal. */
export function fromFailure(failure: unknown): PaymentError {
  return isApiError(failure) ? failure.body : {};
}
