/** The servers that the browser tests talk to: one per brand, all with the same demo data. */
const FIRST_PORT = Number(process.env.BROWSER_TEST_PORT ?? 3100);

const BRANDS = ['crashpad', 'vacation', 'crew'] as const;
export type Brand = (typeof BRANDS)[number];

export interface TestServer {
  readonly brand: Brand;
  readonly port: number;
  readonly url: string;
}

export const SERVERS: readonly TestServer[] = BRANDS.map((brand, index) => {
  const port = FIRST_PORT + index;
  // The name that links and canonicals carry by default (PUBLIC_URL).
  return { brand, port, url: `http://localhost:${port}` };
});

/** The address of the server of this brand, without a slash at the end. */
export function urlOf(brand: Brand): string {
  const server = SERVERS.find((candidate) => candidate.brand === brand);
  if (!server) throw new Error(`no test server of the brand ${brand}`);
  return server.url;
}
