import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { mapOrigin, tilesAddress } from './platform/maps/settings.ts';
import { environment, SETTING_HINTS, type SettingName } from './settings.ts';

describe('TRUST_PROXY', () => {
  it.each(['loopback', '10.0.0.0/8', '1'])('%s requires PUBLIC_URL', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/PUBLIC_URL: required with TRUST_PROXY/);
    const config = readConfig({ TRUST_PROXY, PUBLIC_URL: 'http://localhost:8080' });
    expect(config).toMatchObject({ trustProxy: TRUST_PROXY, publicUrl: 'http://localhost:8080' });
  });

  it.each(['', '0'])('"%s" trusts no proxy and requires nothing', (TRUST_PROXY) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ ADMIN_SECOND_STEP: 'on' }, true],
  [{ DEMO: '0' }, true],
  [{ DATABASE_URL: 'postgres://localhost/crewpad' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://crewpad.example' }, true],
  [{ DEMO: '0', ADMIN_SECOND_STEP: 'off' }, false],
])('with %j, admins are asked for a second step: %s', (env, expected) => {
  const config = readConfig({ ...env, SECRET: 'x'.repeat(32), ALLOW_DEMO: '1' });
  expect(config.adminSecondStep).toBe(expected);
});

it.each([
  [{}, 'warn'],
  [{ DATABASE_URL: 'postgres://localhost/crewpad' }, 'refuse'],
  [{ PASSWORD_BLOCKLIST: 'on' }, 'refuse'],
  [{ PASSWORD_BLOCKLIST: 'off' }, 'off'],
  [{ PASSWORD_BLOCKLIST: 'warn', DATABASE_URL: 'postgres://localhost/crewpad' }, 'warn'],
])('with %j, what happens to common passwords is %s', (env, expected) => {
  expect(readConfig({ ...env, SECRET: 'x'.repeat(32), ALLOW_DEMO: '1' }).passwordBlocklist).toBe(
    expected,
  );
});

it.each([
  [{}, false],
  [{ ALLOW_DEMO: '1' }, false],
  [{ ALLOW_DEMO: '1', PUBLIC_URL: 'https://crewpad.example' }, true],
  [{ ALLOW_DEMO: '1', HOST: '0.0.0.0' }, true],
])('with %j, others reach a demo: %s', (env, expected) => {
  expect(readConfig(env).demoIsPublic).toBe(expected);
});

describe('payouts', () => {
  it('have defaults that settings override', () => {
    const delay = { days: 7, during: 30 };
    expect(readConfig({}).payouts).toEqual({ flatFeeCents: 0, cardAmountMax: 500_000, delay });
    const env = { EXPRESS_FLAT_FEE_CENTS: '200', CARD_AMOUNT_MAX: '250.50', PAYOUT_DELAY: '3/10' };
    expect(readConfig(env).payouts).toEqual({
      flatFeeCents: 200,
      cardAmountMax: 25_050,
      delay: { days: 3, during: 10 },
    });
  });

  it.each([
    ['CARD_AMOUNT_MAX', '5000.01'],
    ['CARD_AMOUNT_MAX', '0.49'],
    ['CARD_AMOUNT_MAX', '1e3'],
    ['PAYOUT_DELAY', '1/30'],
    ['PAYOUT_DELAY', '32/30'],
    ['PAYOUT_DELAY', '7'],
    ['EXPRESS_FLAT_FEE_CENTS', '-1'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'sk_test_x'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

describe('MAP_PMTILES', () => {
  const DATA_DIR = '/var/crewpad';
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).maps;

  it('is a file in the data folder or an address', () => {
    const file = { kind: 'file', path: '/var/crewpad/maps/us.pmtiles', isOptional: false };
    expect(read({ MAP_PMTILES: 'maps/us.pmtiles' }).tiles).toEqual(file);
    expect(read({ MAP_PMTILES: '/var/crewpad/maps/us.pmtiles' }).tiles).toEqual(file);
    const url = 'https://tiles.example/us.pmtiles';
    expect(read({ MAP_PMTILES: url }).tiles).toEqual({ kind: 'bucket', url });
  });

  it.each([
    ['../us.pmtiles', 'must be in DATA_DIR'],
    ['/etc/us.pmtiles', 'must be in DATA_DIR'],
    ['.', 'must be in DATA_DIR'],
    ['maps/../../us.pmtiles', 'must be in DATA_DIR'],
    ['s3://bucket/us.pmtiles', 'http:// or https://'],
    ['file:///etc/us.pmtiles', 'http:// or https://'],
    ['https://', 'not a valid address'],
    ['https://user:word@tiles.example/us.pmtiles', 'no password'],
  ])('refuses %s', (MAP_PMTILES, message) => {
    expect(() => read({ MAP_PMTILES })).toThrow(/^Invalid settings: MAP_PMTILES: /);
    expect(() => read({ MAP_PMTILES })).toThrow(message);
  });

  it('is streets.pmtiles in the data folder by default', () => {
    expect(read({}).tiles).toMatchObject({
      path: '/var/crewpad/streets.pmtiles',
      isOptional: true,
    });
  });

  it('can be read by browsers on this site, or on a site that pages allow', () => {
    const inFolder = read({ MAP_PMTILES: 'us.pmtiles' });
    expect([tilesAddress(inFolder.tiles), mapOrigin(inFolder)]).toEqual([
      '/map.pmtiles',
      undefined,
    ]);
    const url = 'https://tiles.example/maps/us.pmtiles';
    const inBucket = read({ MAP_PMTILES: url });
    expect([tilesAddress(inBucket.tiles), mapOrigin(inBucket)]).toEqual([
      url,
      'https://tiles.example',
    ]);
    expect([tilesAddress(undefined), mapOrigin(read({}))]).toEqual([null, undefined]);
  });

  it('takes effect only without MAP_STYLE_URL', () => {
    const styleUrl = 'https://tiles.example/style.json';
    const maps = read({ MAP_STYLE_URL: styleUrl, MAP_PMTILES: 'us.pmtiles' });
    expect(maps).toEqual({ styleUrl, tiles: undefined });
    const wrong = { MAP_STYLE_URL: styleUrl, MAP_PMTILES: '../us.pmtiles' };
    expect(() => read(wrong)).toThrow('MAP_PMTILES');
  });
});

describe('settings', () => {
  const names = Object.keys(SETTING_HINTS) as SettingName[];
  const messageOf = (env: Record<string, string>) => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return error instanceof ConfigError ? error.message : String(error);
    }
  };

  it.each(names)('%s accepts its own example', (name) => {
    expect(environment.shape[name].safeParse(SETTING_HINTS[name][1]).success).toBe(true);
  });

  it.each(names.filter((name) => !environment.shape[name].safeParse('!').success))(
    '%s says what it must be, with an example',
    (name) => {
      const [, example] = SETTING_HINTS[name];
      const words = new RegExp(
        `^Invalid settings: ${name}: [^;]*(must be|is not|unknown|of the form).*, for example ${name}=`,
      );
      const message = messageOf({ [name]: '!' });
      expect(message).toMatch(words);
      expect(message.endsWith(`${name}=${example}`)).toBe(true);
    },
  );

  it('with a unit name it', () => {
    expect(messageOf({ DATABASE_POOL: '500' })).toContain('connections from 1 to 200');
    expect(messageOf({ DRAIN_SECONDS: '60' })).toContain('seconds from 0 to 5');
    expect(messageOf({ EXPRESS_FLAT_FEE_CENTS: '-1' })).toContain('cents');
  });

  it('that need another one name it, with an example', () => {
    expect(messageOf({ TRUST_PROXY: 'loopback' })).toMatch(/PUBLIC_URL: .*PUBLIC_URL=https:/);
    expect(messageOf({ READ_DATABASE_URL: 'postgres://replica/crewpad' })).toMatch(
      /DATABASE_URL: .*the embedded database has no replica.*DATABASE_URL=postgres:/,
    );
    expect(messageOf({ STRIPE_SECRET_KEY: 'sk_live_a' })).toMatch(/STRIPE_PUBLISHABLE_KEY=pk_/);
  });

  it('are reported together and without their values, which may be secrets', () => {
    const message = messageOf({ SECRET: 'too short', PORT: 'hidden', ROLES: 'hidden,http,hidden' });
    expect(message.match(/for example/g)).toHaveLength(3);
    expect(message).not.toMatch(/too short|hidden/);
  });
});

it('metrics stay on this machine, and a node drains after 5 seconds, unless settings say otherwise', () => {
  expect(readConfig({})).toMatchObject({ metricsHost: '127.0.0.1', drainSeconds: 5 });
  expect(readConfig({ METRICS_HOST: '10.0.0.1', DRAIN_SECONDS: '0.5' })).toMatchObject({
    metricsHost: '10.0.0.1',
    drainSeconds: 0.5,
  });
  // A restart after an edit should not wait.
  expect(readConfig({ CREWPAD_DEV: '1' }).drainSeconds).toBe(0);
});

describe('SECRET_OLD', () => {
  const SECRET = 'x'.repeat(32);
  const SECRET_OLD = 'y'.repeat(32);
  it.each([
    ['without SECRET', { SECRET_OLD }, /SECRET: required with SECRET_OLD/],
    ['equal to SECRET', { SECRET, SECRET_OLD: SECRET }, /SECRET_OLD: must differ from SECRET/],
    ['that is too short', { SECRET, SECRET_OLD: 'short' }, /SECRET_OLD: must be /],
  ])('is refused %s', (_case, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
  it('is read beside SECRET', () => {
    expect(readConfig({ SECRET, SECRET_OLD })).toMatchObject({ oldSecret: SECRET_OLD });
  });
});
