import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
