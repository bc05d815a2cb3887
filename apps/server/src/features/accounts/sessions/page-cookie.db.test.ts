import { AUTH_COOKIE } from '@crewpad/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { createContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPageCache } from '../../../http/pages/page-cache.ts';
import { registerPages } from '../../../http/pages/pages.ts';
import { TestApp } from '../../../testing/test-app.ts';

/** A web server with a single empty page. */
const build = {
  entry: { module: { default: () => new Response(''), renderContext: createContext<unknown>() } },
  routes: { root: { id: 'root', path: '*', module: { loader: () => new Response('a page') } } },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

let rig: TestApp;
let pages: FastifyInstance;
let viewers: (number | undefined)[] = [];
let served: unknown[] = [];
beforeAll(async () => {
  rig = await TestApp.open();
  pages = Fastify();
  registerPages(pages, {
    loadBuild: async () => build,
    cache: openPageCache({ isConnected: true, onChange: () => {} }),
    mode: 'production',
    brand: 'crashpad',
    publicUrl: 'http://localhost:3000',
    mapOrigin: undefined,
    cardMode: 'sandbox',
    authenticate: rig.app.authenticate,
    contextFor: async (_request, actor) => {
      viewers.push(actor?.id);
      return {} as never;
    },
    countRender: async () => {},
    onServed: (path, viewer) => {
      served.push([path, viewer?.id]);
    },
  });
});
afterAll(async () => {
  await pages.close();
  await rig.close();
});

async function visit(token?: string) {
  viewers = [];
  served = [];
  const headers = token === undefined ? {} : { cookie: `${AUTH_COOKIE}=${token}` };
  const answer = await pages.inject({ url: '/contact', headers });
  return { status: answer.statusCode, headers: answer.headers, viewers: [...viewers] };
}

it('a page is rendered for the member of the cookie only', async () => {
  const { id } = await rig.member();
  const { status, headers, viewers: members } = await visit(await rig.tokenOf(id));
  expect([status, members, headers['cache-control']]).toEqual([200, [id], 'private, no-store']);
  expect(headers['set-cookie']).toBeUndefined();
});

it('a cookie of an ended session shows the visitor page, and is cleared', async () => {
  const { id } = await rig.member();
  const token = await rig.tokenOf(id);
  await rig.post('/logout', undefined, token);
  for (const cookie of [token, 'nonsense']) {
    const { headers, viewers: members } = await visit(cookie);
    expect(members.filter((member) => member !== undefined)).toEqual([]);
    expect(headers['set-cookie']).toContain(`${AUTH_COOKIE}=; Max-Age=0`);
  }
  expect((await visit()).headers['set-cookie']).toBeUndefined();
});

it('the cookie alone does not authenticate API calls', async () => {
  const { id } = await rig.member();
  const cookie = `${AUTH_COOKIE}=${await rig.tokenOf(id)}`;
  expect((await rig.call('GET', '/user', { headers: { cookie } })).status).toBe(401);
});

it('every served page is counted with its viewer, also from the cache', async () => {
  await visit();
  const { viewers: calls } = await visit();
  expect([calls, served]).toEqual([[], [['/contact', undefined]]]);
  const { id } = await rig.member();
  await visit(await rig.tokenOf(id));
  expect(served).toEqual([['/contact', id]]);
});
