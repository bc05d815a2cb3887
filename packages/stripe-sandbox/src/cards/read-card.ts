import type Stripe from 'stripe';
import { cardError, invalidRequest } from '../errors.ts';
import { cardOfNumber, cardOfTestId, type TestCard } from './test-cards.ts';

/** A card that passed the checks of its form. */
export interface ReadCard {
  card: TestCard;
  expMonth: number;
  expYear: number;
}

/**
 * Reads a card as typed, or the token of one.
 * @param now unix seconds, to check the expiry date
 * Throws 402 with Stripe's codes for a bad number, date or CVC, and for every card that is not a test card.
 */
export function readCard(params: Stripe.PaymentMethodCreateParams.Card, now: number): ReadCard {
  if (params.token) return ofToken(params.token, now);
  const number = (params.number ?? '').replaceAll(/[\s-]/g, '');
  if (!passesLuhn(number))
    throw cardError('Your card number is incorrect.', 'incorrect_number', { param: 'number' });
  const card = cardOfNumber(number);
  if (!card)
    throw cardError('The sandbox takes test cards only.', 'card_declined', {
      decline_code: 'test_mode_live_card',
    });
  checkCvc(card, params.cvc);
  return { card, ...readExpiry(params, now) };
}

function ofToken(token: string, now: number): ReadCard {
  const card = token.startsWith('tok_') ? cardOfTestId(token) : undefined;
  if (!card)
    throw invalidRequest(`No such token: '${token}'`, {
      code: 'resource_missing',
      param: 'card[token]',
    });
  return { card, ...defaultExpiry(now) };
}

/** The date of the ready-made test cards: the end of the year after the next. */
export function defaultExpiry(now: number): { expMonth: number; expYear: number } {
  return { expMonth: 12, expYear: new Date(now * 1000).getUTCFullYear() + 2 };
}

/** Whether a card's last month is over. */
export function isPastExpiry(
  { exp_month, exp_year }: { exp_month: number; exp_year: number },
  now: number,
): boolean {
  const today = new Date(now * 1000);
  const months = (exp_year - today.getUTCFullYear()) * 12 + exp_month - (today.getUTCMonth() + 1);
  return months < 0;
}

/** Checks month and year. A two-digit year is in this century. Throws 402. */
export function readExpiry(
  { exp_month, exp_year }: { exp_month?: number; exp_year?: number },
  now: number,
): { expMonth: number; expYear: number } {
  const today = new Date(now * 1000);
  const expMonth = exp_month ?? 0;
  const expYear = exp_year !== undefined && exp_year < 100 ? 2000 + exp_year : (exp_year ?? 0);
  if (expMonth < 1 || expMonth > 12)
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', {
      param: 'exp_month',
    });
  const thisYear = today.getUTCFullYear();
  if (expYear < thisYear || expYear > thisYear + 50)
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', {
      param: 'exp_year',
    });
  if (expYear === thisYear && expMonth < today.getUTCMonth() + 1)
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', {
      param: 'exp_month',
    });
  return { expMonth, expYear };
}

function checkCvc({ brand }: TestCard, cvc: string | undefined): void {
  const digits = brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc && !digits.test(cvc))
    throw cardError("Your card's security code is invalid.", 'invalid_cvc', { param: 'cvc' });
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
