import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { usePage } from './page-context.ts';
import { shortDayOf, useClock, useNow } from './when.ts';

afterEach(() => vi.useRealTimers());

/** What is rendered first: on the server, or while hydrating. */
function firstRender(at: string, page: { now: string | null; today: string }): string {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  const Times = () => {
    const clock = useClock();
    return `${usePage().today} ${shortDayOf('2026-06-05T20:00:00Z', clock, useNow())}`;
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Times }]);
  const loaderData = { root: { locale: 'en', ...page } };
  return renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData }} />);
}

it.each([
  ['a member', '2026-06-05T23:59:59.000Z'],
  ['a visitor', null],
])('the first render for %s is the same after midnight, and with a wrong clock', (_, now) => {
  const page = { now, today: '2026-06-05' };
  const server = firstRender('2026-06-05T23:59:59Z', page);
  expect(server).toContain('2026-06-05');
  expect(firstRender('2026-06-06T00:00:01Z', page)).toBe(server);
  expect(firstRender('2031-01-01T00:00:00Z', page)).toBe(server);
});
