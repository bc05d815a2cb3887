/**
 * Where listers can be paid by card: the provider sends charges of a US account to bank accounts in
 * the US, Canada, the United Kingdom, Switzerland and the EEA. Elsewhere rent is collected by hand.
 */
const PAYOUT_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'US CA GB CH AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE' +
    ' SI SK'
  ).split(' '),
);

/** The two-letter codes of the countries in which listers can be paid by card. */
export const payoutCountries = (): string[] => [...PAYOUT_COUNTRIES];
