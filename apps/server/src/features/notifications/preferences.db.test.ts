import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const rig = useTestApp();

const PATH = '/notifications/preferences';
const ALL_NOW = {
  ...{ messages: 'now', rent: 'now', reviews: 'now' },
  ...{ alerts: 'now', reminders: 'now', news: 'now' },
};
const member = async () => rig.tokenOf((await rig.member()).id);
const read = async (token: string) => (await rig.get(PATH, token)).body.data;

describe('email preferences', () => {
  it('default to right away for every topic', async () => {
    expect(await read(await member())).toEqual(ALL_NOW);
  });

  it('change only the given topics, for the caller only', async () => {
    const [token, other] = [await member(), await member()];
    const first = await rig.put(PATH, { messages: 'daily', news: 'off' }, token);
    expect(first.body.data).toEqual({ ...ALL_NOW, messages: 'daily', news: 'off' });
    await rig.put(PATH, { messages: 'now', rent: 'off' }, token);
    expect(await read(token)).toEqual({ ...ALL_NOW, rent: 'off', news: 'off' });
    expect((await rig.put(PATH, {}, token)).body.data.rent).toBe('off');
    expect(await read(other)).toEqual(ALL_NOW);
  });

  it('email preferences require a login', async () => {
    expect((await rig.get(PATH)).status).toBe(401);
    expect((await rig.put(PATH, { news: 'off' })).status).toBe(401);
  });

  it.each([{ messages: 'weekly' }, { rent: null }, { news: true }, { alerts: ['off'] }])(
    'refuse %j and keep all',
    async (form) => {
      const token = await member();
      const { status, body } = await rig.put(PATH, { reviews: 'off', ...form }, token);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(Object.keys(form));
      expect(await read(token)).toEqual(ALL_NOW);
    },
  );

  it('email preferences accept concurrent changes', async () => {
    const token = await member();
    const off = { messages: 'off', rent: 'off', news: 'off' };
    const daily = { news: 'daily', rent: 'daily', messages: 'daily' };
    const both = await Promise.all(
      [off, daily, off, daily].map((item) => rig.put(PATH, item, token)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { messages, rent, news } = await read(token);
    expect(new Set([messages, rent, news]).size).toBe(1);
  });
});
