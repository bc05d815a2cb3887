/** How a test card behaves; see `outcomes.ts`. */
export type Behaviour =
  | 'ok'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'declined_after_attaching'
  | 'challenge_until_set_up'
  | 'challenge_always'
  | 'challenge_on_session'
  | 'challenge_then_insufficient_funds'
  | 'disputed'
  | 'refund_fails'
  | 'declined_once'
  | 'declined_twice'
  | 'declined_thrice'
  | 'lost_later'
  | 'stolen_later'
  | 'fraudulent_later'
  | 'not_honored'
  | 'expired_later'
  | 'revoked_later'
  | 'used_too_often'
  | 'stopped_later';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  behaviour: Behaviour;
  /** Where its bank is; the US by default. */
  country?: 'BR' | 'GB';
}

const visa = (number: string, behaviour: Behaviour): TestCard => ({
  number,
  brand: 'visa',
  behaviour,
});

/** Every card number that the sandbox accepts. */
const testCards: readonly TestCard[] = [
  visa('4242424242424242', 'ok'),
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'ok' },
  { number: '378282246310005', brand: 'amex', behaviour: 'ok' },
  { number: '6011111111111117', brand: 'discover', behaviour: 'ok' },
  visa('4000000000000002', 'generic_decline'),
  visa('4000000000009995', 'insufficient_funds'),
  visa('4000000000009987', 'lost_card'),
  visa('4000000000009979', 'stolen_card'),
  visa('4000000000000069', 'expired_card'),
  visa('4000000000000127', 'incorrect_cvc'),
  visa('4000000000000119', 'processing_error'),
  visa('4000000000000341', 'declined_after_attaching'),
  visa('4000002500003155', 'challenge_until_set_up'),
  visa('4000002760003184', 'challenge_always'),
  visa('4000003800000446', 'challenge_on_session'),
  visa('4000008260003178', 'challenge_then_insufficient_funds'),
  visa('4000000000000259', 'disputed'),
  visa('4000000000005126', 'refund_fails'),
  { ...visa('4000000760000002', 'ok'), country: 'BR' },
  { ...visa('4000008260000000', 'ok'), country: 'GB' },
  // Only in the sandbox, for dunning: declined N times for insufficient funds, then accepted.
  visa('4000009900000012', 'declined_once'),
  visa('4000009900000020', 'declined_twice'),
  visa('4000009900000038', 'declined_thrice'),
  // Only in the sandbox: saved, and declined whenever they are charged.
  visa('4000009900000103', 'lost_later'),
  visa('4000009900000111', 'stolen_later'),
  visa('4000009900000129', 'fraudulent_later'),
  visa('4000009900000137', 'not_honored'),
  visa('4000009900000145', 'expired_later'),
  visa('4000009900000152', 'revoked_later'),
  // For one day after the first attempt.
  visa('4000009900000160', 'used_too_often'),
  visa('4000009900000178', 'stopped_later'),
];

const byTestId: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  tok_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_br: '4000000760000002',
  pm_card_gb: '4000008260000000',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
};

/** The test card with this number (without spaces); undefined if there is none. */
export function cardOfNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The card of a ready-made id, such as "pm_card_visa" or "tok_visa". */
export function cardOfTestId(id: string): TestCard | undefined {
  const number = Object.hasOwn(byTestId, id) ? byTestId[id] : undefined;
  return number === undefined ? undefined : cardOfNumber(number);
}
