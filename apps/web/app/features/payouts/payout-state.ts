import type { contract } from '@crewpad/contract';

type Account = contract.payouts.PayoutAccount;

export type PayoutState = 'none' | 'started' | 'missing' | 'checking' | 'held' | 'ready';

/** The state of a payout account; null if there is none yet. */
export function payoutStateOf(account: Account | null): PayoutState {
  if (account === null) return 'none';
  if (account.ready) return account.payouts_enabled ? 'ready' : 'held';
  if (!account.details_submitted) return 'started';
  return account.needs.length > 0 ? 'missing' : 'checking';
}

/** The provider's requirement names with our texts. The first match wins. */
const KNOWN = [
  ['bank', /(^|\.)external_account/],
  ['name', /\.(first|last|full)_name|^company\.name/],
  ['birthday', /\.dob(\.|$)/],
  ['address', /\.address(\.|$)/],
  ['email', /\.email$/],
  ['phone', /\.phone$|business_profile\.support_phone/],
  ['tax_number', /\.(id_number|ssn_last_4|tax_id)(\.|$)/],
  ['document', /verification\.(additional_)?document|\.documents?(\.|$)/],
  ['terms', /^tos_acceptance/],
  ['business_type', /^business_type/],
  ['website', /business_profile\.url/],
  ['business', /^business_profile/],
] as const;

type KnownNeed = (typeof KNOWN)[number][0];

export interface Need {
  /** null for an unknown requirement. */
  known: KnownNeed | null;
  /** The provider's name in words. */
  words: string;
}

/** The missing information without duplicates: a date of birth is three requirements. */
export function needsOf(keys: readonly string[]): Need[] {
  const needs = keys.map((key): Need => {
    const known = KNOWN.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
    return { known, words: wordsOf(key) };
  });
  const nameOf = ({ known, words }: Need) => known ?? words;
  return needs.filter(
    (need, at) => needs.findIndex((other) => nameOf(other) === nameOf(need)) === at,
  );
}

/** "Settings payments statement descriptor" for settings.payments.statement_descriptor. */
function wordsOf(key: string): string {
  const words = key.replace(/[^a-z0-9]+/gi, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
