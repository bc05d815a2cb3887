import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { mapOrigin, tilesAddress } from './platform/maps/settings.ts';

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
    expect(read({})).toEqual({ styleUrl: undefined, tiles: undefined });
    const file = { kind: 'file', path: '/var/crewpad/maps/us.pmtiles' };
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
