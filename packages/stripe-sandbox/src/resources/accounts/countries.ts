import { invalidRequest } from '../../errors.ts';

/** The numbers of a bank account that an owner enters in the onboarding. */
export type BankNumber = 'IBAN' | 'routing number' | 'sort code' | 'transit number' | 'BSB';

interface Country {
  currency: string;
  bank: BankNumber;
  /** Days until a charge is paid out, at the least. */
  leastDelay: number;
  /** It is in the region of a platform in the US, whose charges can go there. */
  isServed: boolean;
}

const served = (currency: string, bank: BankNumber, leastDelay = 3): Country => ({
  ...{ currency, bank, leastDelay },
  isServed: true,
});
const other = (currency: string, bank: BankNumber = 'routing number'): Country => ({
  ...{ currency, bank, leastDelay: 3 },
  isServed: false,
});
const EURO = served('eur', 'IBAN');

/** The countries of accounts. */
const countries: Readonly<Record<string, Country>> = {
  US: served('usd', 'routing number', 2),
  CA: served('cad', 'transit number'),
  GB: served('gbp', 'sort code'),
  CH: served('chf', 'IBAN'),
  CZ: served('czk', 'IBAN'),
  DK: served('dkk', 'IBAN'),
  HU: served('huf', 'IBAN'),
  LI: served('chf', 'IBAN'),
  NO: served('nok', 'IBAN'),
  PL: served('pln', 'IBAN'),
  RO: served('ron', 'IBAN'),
  SE: served('sek', 'IBAN'),
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((code) => [code, EURO]),
  ),
  AE: other('aed', 'IBAN'),
  AU: other('aud', 'BSB'),
  BR: other('brl'),
  HK: other('hkd'),
  JP: other('jpy'),
  MX: other('mxn'),
  NZ: other('nzd'),
  SG: other('sgd'),
};

/** Throws Stripe's 400 for a country without accounts. */
export function accountCountry(code: string): Country {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined;
  if (country) return country;
  throw invalidRequest(`Country '${code}' is unknown. Accounts cannot be created there.`, {
    code: 'country_unsupported',
    param: 'country',
  });
}

/** Throws Stripe's 400 for an account that a charge in the US cannot be settled to. */
export function requireServed(code: string, param: string): void {
  if (accountCountry(code).isServed) return;
  throw invalidRequest(
    `Cannot create a destination charge for connected accounts in ${code} because funds would be settled on the platform and the connected account is outside the platform's region. You may use the \`on_behalf_of\` parameter to have the charge settle in the connected account's country.`,
    { param },
  );
}
