import { freePorts } from '../../../scripts/lib/ports.mjs';

/** The servers that the browser tests use: one per brand with the same demo data, and a few more. */
export const BRANDS = ['crashpad', 'vacation', 'crew'] as const;
export type Brand = (typeof BRANDS)[number];

export interface TestServer {
  /** Name of its data folder. */
  readonly name: string;
  readonly brand: Brand;
  readonly port: number;
  readonly url: string;
  /** Settings in addition to those that all test servers share. */
  readonly settings?: Readonly<Record<string, string>>;
}

const NAMES = [
  ...BRANDS,
  'stripe',
  'clock',
  'flags',
  'money',
  'rent',
  'collect',
  'sides',
  'stays',
  'desk',
  'map',
  'alerts',
  'legal',
  'admin',
] as const;

/**
 * The first process that loads this file chooses the ports; Playwright's workers inherit them in
 * the environment. BROWSER_TEST_PORT asks for consecutive ports from that one on.
 */
async function choosePorts(): Promise<number[]> {
  const { BROWSER_TEST_PORTS: portList, BROWSER_TEST_PORT: first } = process.env;
  if (portList) return portList.split(',').map(Number);
  const ports = first
    ? NAMES.map((_, index) => Number(first) + index)
    : await freePorts(NAMES.length);
  process.env.BROWSER_TEST_PORTS = ports.join(',');
  return ports;
}

const ports = await choosePorts();

function serverOf(
  name: (typeof NAMES)[number],
  brand: Brand,
  settings?: TestServer['settings'],
): TestServer {
  const port = ports[NAMES.indexOf(name)] ?? Number.NaN;
  // Links and canonical addresses carry this name by default (PUBLIC_URL).
  return { name, brand, port, url: `http://localhost:${port}`, settings };
}

/** Those of the other brands run no jobs: nothing in their tests needs one. */
export const SERVERS: readonly TestServer[] = BRANDS.map((brand) =>
  serverOf(brand, brand, brand === 'crashpad' ? undefined : { ROLES: 'http,realtime' }),
);

/** The address of this brand's server, without a trailing slash. */
export function urlOf(brand: Brand): string {
  const server = SERVERS.find((candidate) => candidate.brand === brand);
  if (!server) throw new Error(`no test server of the brand ${brand}`);
  return server.url;
}

/** A server with Stripe test-mode keys: pages name Stripe, but no request reaches Stripe. */
export const STRIPE_SERVER = serverOf('stripe', 'crashpad', {
  DEMO: '0',
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  // The key that the sandbox accepts: its script replaces Stripe's.
  STRIPE_PUBLISHABLE_KEY: 'pk_test_crewpad_sandbox',
});

/** A server whose clock one test file moves; no other test may use it. */
export const CLOCK_SERVER = serverOf('clock', 'crashpad', { DEMO: '0', TEST_CONTROL: '1' });

/** A server with the flagged features switched on. */
export const FLAGS_SERVER = serverOf('flags', 'crashpad', {
  DEMO: '0',
  FLAGS: 'changePlans,deactivateAccount,paymentRequest',
});

/** A server for money between tenants and listers; no other test may use it. */
export const MONEY_SERVER = serverOf('money', 'crashpad', {
  DEMO: '0',
  FLAGS: 'paymentRequest,payoutSchedule',
});

/** A server for tenants' payments, whose clock one test file moves; no other test may use it. */
export const RENT_SERVER = serverOf('rent', 'crashpad', {
  DEMO: '0',
  FLAGS: 'paymentRequest',
  TEST_CONTROL: '1',
});

/** A server for listers' collections, whose clock one test file moves; no other test may use it. */
export const COLLECT_SERVER = serverOf('collect', 'crashpad', {
  DEMO: '0',
  FLAGS: 'paymentRequest',
  TEST_CONTROL: '1',
});

/** A server for what tenants and listers read side by side, whose clock one test file moves. */
export const SIDES_SERVER = serverOf('sides', 'crashpad', {
  DEMO: '0',
  FLAGS: 'paymentRequest',
  TEST_CONTROL: '1',
});

/** A server for stays that both members follow; no other test may use it. */
export const STAYS_SERVER = serverOf('stays', 'crashpad', { DEMO: '0', FLAGS: 'paymentRequest' });

/** A server for a lister's work with late tenants, whose clock one test file moves. */
export const DESK_SERVER = serverOf('desk', 'crashpad', {
  DEMO: '0',
  FLAGS: 'paymentRequest',
  TEST_CONTROL: '1',
});

/** A server with an operator's map tiles, which one test file writes. */
export const MAP_SERVER = serverOf('map', 'crashpad', {
  DEMO: '0',
  MAP_PMTILES: 'maps/streets.pmtiles',
});

/** A server whose clock the test of saved searches moves; no other test may use it. */
export const ALERTS_SERVER = serverOf('alerts', 'crashpad', { DEMO: '0', TEST_CONTROL: '1' });

/** A site without members, whose admins need a second step; no other test may use it. */
export const ADMIN_SERVER = serverOf('admin', 'crashpad', { DEMO: '0', ADMIN_SECOND_STEP: 'on' });

/** A server whose operator has their own terms, which one test file writes. */
export const LEGAL_SERVER = serverOf('legal', 'crashpad', { DEMO: '0' });
