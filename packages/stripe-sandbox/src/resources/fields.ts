import type Stripe from 'stripe';

/** The fields among `keys` that the call sent; null means "unset". */
export function given<Params extends object, Key extends keyof Params>(
  params: Params,
  keys: readonly Key[],
): { [K in Key]?: Exclude<Params[K], undefined> } {
  return Object.fromEntries(
    keys.filter((key) => params[key] !== undefined).map((key) => [key, params[key]]),
  ) as { [K in Key]?: Exclude<Params[K], undefined> };
}

/** Merges metadata: an empty value unsets its key, and null for the whole unsets all. */
export function mergedMetadata(
  current: Stripe.Metadata | null,
  change: Stripe.MetadataParam | '' | null | undefined,
): Stripe.Metadata {
  if (change === undefined) return current ?? {};
  if (change === null || change === '') return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries(change)) {
    if (value === '' || value === null) delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}

/** An address with every field; missing fields are null. */
export function fullAddress(
  address: Stripe.AddressParam | '' | null | undefined,
): Stripe.Address | null {
  if (!address) return null;
  const { city, country, line1, line2, postal_code, state } = address;
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}

/** The fields that differ between two versions, with their previous values, as events contain them. */
export function previousAttributes(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => {
      return JSON.stringify(value) !== JSON.stringify(now.get(key));
    }),
  );
}
