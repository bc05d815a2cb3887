import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { findingsOf } from './findings.ts';

const SURROUNDINGS = {
  ...{ postgres: 17, hasSecretOfOthers: true, hasOldSecret: true, lostApps: 0 },
  passkeyHosts: [],
};
const LOCAL = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
const PUBLIC = {
  PUBLIC_URL: 'https://crewpad.example',
  TRUST_PROXY: 'loopback',
  DATABASE_URL: 'postgres://localhost/crewpad',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.crewpad.example',
  MAIL_FROM: 'hello@crewpad.example',
  CONTACT_EMAIL: 'support@crewpad.example',
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_b',
  METRICS_PORT: '9000',
};

const textsOf = (env: Record<string, string | undefined>, about = {}) =>
  findingsOf(readConfig(env), { ...SURROUNDINGS, ...about }).map(({ text }) => text);

describe('nothing is wrong with', () => {
  it('nothing is wrong with the defaults', () => expect(textsOf({})).toEqual([]));
  it('nothing is wrong with a complete public site', () => expect(textsOf(PUBLIC)).toEqual([]));
});

describe('one line names what to set for', () => {
  it.each([
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: undefined }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', { STRIPE_CONNECT_WEBHOOK_SECRET: undefined }],
    ['STRIPE_SECRET_KEY', LOCAL],
    ['TRUST_PROXY', { TRUST_PROXY: undefined }],
    ['METRICS_HOST', { METRICS_HOST: '0.0.0.0' }],
    ['ADMIN_SECOND_STEP', { ADMIN_SECOND_STEP: 'off' }],
  ])('%s', (name, change) => {
    expect(textsOf({ ...PUBLIC, ...change })).toEqual([expect.stringMatching(`^${name} `)]);
  });

  it('authenticator apps that no SECRET opens', () => {
    expect(textsOf(PUBLIC, { lostApps: 2 })).toEqual([
      expect.stringMatching(/^2 authenticator apps .* --reset-second-step$/),
    ]);
  });

  it('passkeys of another host than that of PUBLIC_URL', () => {
    expect(textsOf(PUBLIC, { passkeyHosts: ['crewpad.example', 'old.example'] })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is at crewpad\.example, .* passkeys for old\.example,/),
    ]);
  });

  it('missing webhook secrets of a server on this machine', () => {
    expect(textsOf(LOCAL)).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET /),
      expect.stringMatching(/^STRIPE_CONNECT_WEBHOOK_SECRET /),
    ]);
  });

  it('a public HOST as for a public PUBLIC_URL', () => {
    const env = { HOST: '0.0.0.0', ALLOW_DEMO: '1' };
    expect(textsOf(env).map((text) => text.split(' ', 1)[0])).toEqual([
      'MAIL_FROM',
      'CONTACT_EMAIL',
      'TRUST_PROXY',
    ]);
  });

  it('warns of an old PostgreSQL', () => {
    expect(textsOf({}, { postgres: 14 })).toEqual([expect.stringMatching(/PostgreSQL 15/)]);
  });
});

it('a node with another SECRET than the others is refused', () => {
  const surroundings = { ...SURROUNDINGS, hasSecretOfOthers: false };
  expect(findingsOf(readConfig(PUBLIC), surroundings)).toEqual([
    { text: expect.stringMatching(/^SECRET is not .* set the same SECRET/), isFatal: true },
  ]);
});

it('a node with a SECRET_OLD that was never used is refused', () => {
  const surroundings = { ...SURROUNDINGS, hasOldSecret: false };
  expect(findingsOf(readConfig(PUBLIC), surroundings)).toEqual([
    { text: expect.stringMatching(/^SECRET_OLD is not .* or remove it/), isFatal: true },
  ]);
});
