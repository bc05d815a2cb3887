/** Address of an airport's results page. */
export function airportAddress(prefix: string): string {
  return `/search/airports/${prefix.toLowerCase()}`;
}

export function listingAddress(id: number): string {
  return `/listing/${id}`;
}

/** The anchor of a feed on an airport's results page. */
export function feedAnchor(kind: 'event' | 'special_offer'): string {
  return `feed-${kind}`;
}
