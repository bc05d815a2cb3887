import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startS3 } from '../platform/files/testing.ts';
import { startMailServer, type TestMailServer } from '../platform/mail/testing.ts';
import { pmtilesOf } from '../platform/maps/testing.ts';
import { examine, examineOldSecret } from './examine.ts';

const ORIGIN = 'https://crewpad.example';
const MIAMI = { geometry: { coordinates: [-80.2, 25.8] }, properties: { name: 'Miami' } };
/** Nothing listens there. */
const NOWHERE = '127.0.0.1:9';

let mail: TestMailServer;
let s3: Awaited<ReturnType<typeof startS3>>;
let web: Server;
let settings: Record<string, string>;

beforeAll(async () => {
  mail = await startMailServer();
  s3 = await startS3();
  const tiles = pmtilesOf();
  web = createServer((request, response) => {
    if (request.url?.startsWith('/photon/api')) {
      response.end(JSON.stringify({ features: [MIAMI] }));
    } else if (request.url === '/tiles') {
      const head = { 'content-range': `bytes 0-126/${tiles.length}` };
      response.writeHead(206, { ...head, 'access-control-allow-origin': ORIGIN });
      response.end(tiles.subarray(0, 127));
    } else if (request.url === '/private-tiles') {
      response.writeHead(206).end(tiles.subarray(0, 127));
    } else if (request.url === '/whole-tiles') response.end(tiles);
    else response.writeHead(404).end();
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  settings = {
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: 'loopback',
    DEMO: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@crewpad.example',
    CONTACT_EMAIL: 'support@crewpad.example',
    DKIM_SELECTOR: 's1',
    STRIPE_SECRET_KEY: 'sk_live_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_b',
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY: s3.settings.accessKey,
    S3_SECRET_KEY: s3.settings.secretKey,
    MAP_PMTILES: `${base}/tiles`,
    PHOTON_URL: `${base}/photon`,
  };
});
afterAll(async () => {
  web.close();
  await Promise.all([mail.close(), s3.close()]);
});

const RECORDS: Record<string, string> = {
  'crewpad.example': 'v=spf1 -all',
  '_dmarc.crewpad.example': 'v=DMARC1; p=none',
  's1._domainkey.crewpad.example': 'v=DKIM1; p=MIGf',
};

async function diagnose(change: Record<string, string> = {}, stripeAnswers = true) {
  const balance = {
    async retrieve() {
      if (!stripeAnswers) throw new Error('Invalid API Key provided');
    },
  };
  const diagnoses = await examine({
    config: readConfig({ ...settings, ...change }),
    stripe: { balance } as unknown as Stripe,
    resolver: { resolveTxt: async (name) => [[RECORDS[name] ?? '']] },
  });
  const textsOf = (wanted: string) =>
    diagnoses.filter(({ verdict }) => verdict === wanted).map(({ text }) => text);
  return { ok: textsOf('ok'), wrong: textsOf('wrong'), unchecked: textsOf('not checked') };
}

it('a working site: every call succeeds and nothing is wrong', async () => {
  const { ok, wrong, unchecked } = await diagnose();
  expect(wrong).toEqual([]);
  expect(ok).toEqual([
    expect.stringContaining('mail server 127.0.0.1'),
    'bucket crewpad',
    'Stripe (live)',
    'tiles',
    expect.stringContaining('geocoder 127.0.0.1'),
    'SPF of crewpad.example',
    'DMARC of crewpad.example',
    'DKIM of crewpad.example',
  ]);
  expect(unchecked).toEqual([expect.stringMatching(/^database: the embedded one/)]);
  expect(mail.mails).toEqual([]);
});

it('the defaults: nothing is wrong and no call is made', async () => {
  const resolver = { resolveTxt: () => Promise.reject(new Error('a call')) };
  const diagnoses = await examine({ config: readConfig({}), stripe: undefined, resolver });
  expect(new Set(diagnoses.map(({ verdict }) => verdict))).toEqual(new Set(['not checked']));
});

it('a setting that a start only warns of is a wrong setting', async () => {
  expect((await diagnose({ CONTACT_EMAIL: '' })).wrong).toEqual([
    expect.stringMatching(/^CONTACT_EMAIL is still/),
  ]);
});

it.each<[string, Record<string, string>, RegExp]>([
  ['SMTP_URL', { SMTP_URL: `smtp://user:hidden@${NOWHERE}` }, /^mail server 127/],
  ['S3_ACCESS_KEY', { S3_ACCESS_KEY: 'unknown' }, /^bucket crewpad: /],
  ['MAP_STYLE_URL', { MAP_STYLE_URL: `http://${NOWHERE}/style.json` }, /^map style: /],
  ['MAP_PMTILES', { MAP_PMTILES: `http://${NOWHERE}/tiles` }, /^tiles: /],
  ['PHOTON_URL', { PHOTON_URL: `http://${NOWHERE}` }, /^geocoder 127/],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 's2' }, /^DKIM: s2._domainkey/],
  [
    'DATABASE_URL',
    { DATABASE_URL: `postgres://user:hidden@${NOWHERE}/crewpad`, SECRET: 'x'.repeat(32) },
    /^database at 127/,
  ],
])('a failed call names %s to set', { timeout: 20_000 }, async (name, change, words) => {
  const { wrong } = await diagnose(change);
  expect(wrong).toEqual([expect.stringMatching(words)]);
  expect(wrong.join()).toContain(name);
  expect(wrong.join()).not.toContain('hidden');
});

it.each([
  ['/private-tiles', 'CORS'],
  ['/whole-tiles', 'answers 200'],
])('tiles at %s, which browsers of this site cannot read, are wrong', async (path, words) => {
  const address = (settings.MAP_PMTILES ?? '').replace('/tiles', path);
  expect((await diagnose({ MAP_PMTILES: address })).wrong).toEqual([
    expect.stringContaining(words),
  ]);
});

it('keys that Stripe refuses are wrong', async () => {
  expect((await diagnose({}, false)).wrong).toEqual([
    expect.stringMatching(/^Stripe \(live\): Invalid API Key .* STRIPE_SECRET_KEY/),
  ]);
});

it('without a selector, the key of emails is not checked', async () => {
  const { wrong, unchecked } = await diagnose({ DKIM_SELECTOR: '' });
  expect(wrong).toEqual([]);
  expect(unchecked).toContainEqual(expect.stringMatching(/^DKIM: set DKIM_SELECTOR/));
});

it.each([
  ['that no start has used yet', undefined, 0, /^ok .*the next start replaces it/],
  ['within 30 days', '2026-12-20', 0, /^ok .*keep it until 2026-12-31/],
  ['that sessions need', '2027-01-01', 2, /^ok .*needed by 2 sessions/],
  ['that nothing needs', '2027-01-01', 0, /^wrong .*no longer needed: remove it/],
])('says when SECRET_OLD may go: one %s', (_which, today, oldSessions, expected) => {
  const config = readConfig({
    ...{ DATABASE_URL: 'postgres://localhost/crewpad', ALLOW_DEMO: '1' },
    ...{ SECRET: 'x'.repeat(32), SECRET_OLD: 'y'.repeat(32) },
  });
  const secretChangedAt = today === undefined ? undefined : new Date('2026-12-01');
  const facts = {
    postgres: 17,
    isReadOnly: false,
    hasSecretOfOthers: true,
    hasOldSecret: true,
    lostApps: 0,
    passkeyHosts: [],
  };
  const now = new Date(today ?? '2026-12-01');
  const [diagnosis] = examineOldSecret(config, { ...facts, oldSessions, secretChangedAt }, now);
  expect(`${diagnosis?.verdict} ${diagnosis?.text}`).toMatch(expected);
});
