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
const NEEDS = [
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

type NeedKey = (typeof NEEDS)[number][0];

export interface Need {
  /** null for an unknown requirement. */
  key: NeedKey | null;
  /** The provider's name in words. */
  text: string;
}

/** The missing information without duplicates: a date of birth is three requirements. */
export function needsOf(keys: readonly string[]): Need[] {
  const needs = keys.map((key): Need => {
    const needKey = NEEDS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
    return { key: needKey, text: textOf(key) };
  });
  const nameOf = ({ key, text }: Need) => key ?? text;
  return needs.filter(
    (need, at) => needs.findIndex((earlier) => nameOf(earlier) === nameOf(need)) === at,
  );
}

/** "Settings payments statement descriptor" for settings.payments.statement_descriptor. */
function textOf(key: string): string {
  const text = key.replace(/[^a-z0-9]+/gi, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
