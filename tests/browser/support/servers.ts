/** The servers that the browser tests talk to: one per brand, all with the same demo data. */
const FIRST_PORT = Number(process.env.BROWSER_TEST_PORT ?? 3100);

const BRANDS = ['crashpad', 'vacation', 'crew'] as const;
export type Brand = (typeof BRANDS)[number];

export interface TestServer {
  readonly brand: Brand;
  readonly port: number;
  readonly url: string;
  /** Settings beside those that all test servers share. */
  readonly settings?: Readonly<Record<string, string>>;
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

/** A server with keys of Stripe's test mode: pages name Stripe, and nothing behind them is reached. */
export const STRIPE_SERVER: TestServer = {
  brand: 'crashpad',
  port: FIRST_PORT + BRANDS.length,
  url: `http://localhost:${FIRST_PORT + BRANDS.length}`,
  settings: {
    DEMO: '0',
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    // The key that the sandbox knows: its script stands in for Stripe's.
    STRIPE_PUBLISHABLE_KEY: 'pk_test_crewpad_sandbox',
  },
};

/** A server whose clock a test moves, so that no other test may be there; with the same demo data. */
export const CLOCK_SERVER: TestServer = {
  brand: 'crashpad',
  port: STRIPE_SERVER.port + 1,
  url: `http://localhost:${STRIPE_SERVER.port + 1}`,
  settings: { TEST_CONTROL: '1' },
};

/** A server with what is behind flags switched on. */
export const FLAGS_SERVER: TestServer = {
  brand: 'crashpad',
  port: CLOCK_SERVER.port + 1,
  url: `http://localhost:${CLOCK_SERVER.port + 1}`,
  settings: { DEMO: '0', FLAGS: 'changePlans,deactivateAccount' },
};
