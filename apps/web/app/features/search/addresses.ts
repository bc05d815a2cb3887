/** Address of an airport's results page. */
export function airportAddress(prefix: string): string {
  return `/search/airports/${prefix.toLowerCase()}`;
}

export function listingAddress(id: number): string {
  return `/listing/${id}`;
}
