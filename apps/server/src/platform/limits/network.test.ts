import { ApiError } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { visitor } from '../platform/actor.ts';
import { createLimits, networkOf } from './limits.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

const from = (address: string) => ({ actor: visitor, address });

describe('limits', () => {
  it('refuses the 61st search of a minute from one network, and says when to come back', async () => {
    const limits = createLimits();
    for (let n = 0; n < 60; n += 1) await limits.take('search', from('2001:db8:1:2::a'));
    const refused = await limits
      .take('search', from('2001:db8:1:2::b'))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'TOO_MANY_REQUESTS' } });
    expect((refused as ApiError).retryAfter).toBeGreaterThan(0);
    await limits.take('search', from('192.0.2.1'));
    await limits.take('read', from('2001:db8:1:2::a'));
  });
});
