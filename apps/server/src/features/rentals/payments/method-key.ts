import { MANUAL_PAYMENT_METHODS } from '@crewpad/domain';

/** The key in `rentals/emails` of how a payment was recorded by hand. */
export function methodKey(provider: string) {
  const method = MANUAL_PAYMENT_METHODS.find((one) => one === provider);
  // The key "method_other" would be parsed as the plural of "method".
  return method === undefined || method === 'other'
    ? 'another_method'
    : (`method_${method}` as const);
}
