import { expect, it } from 'vitest';
import { serverTime } from './server-time.ts';
import { leaveMember } from './tab-member.ts';
import { createCount } from './unread-count.ts';

const MEMBER = 7;
/** Seconds before or after now, as pages name their time. */
const inSeconds = (seconds: number) =>
  new Date(serverTime().getTime() + seconds * 1000).toISOString();

it('an unread count is the latest of the page and of what came since', () => {
  const count = createCount();
  expect(count.latest(MEMBER, 3, inSeconds(-5))).toBe(3);
  count.set(MEMBER, 2, 10);
  expect(count.latest(MEMBER, 3, inSeconds(-5))).toBe(2);
  expect(count.latest(MEMBER, 1, inSeconds(5))).toBe(1);
  count.set(MEMBER, 4, 9);
  expect(count.latest(MEMBER, 3, inSeconds(-5))).toBe(2);
});

it('an unread count is of one member', () => {
  const count = createCount();
  count.set(MEMBER, 2, 10);
  expect(count.latest(8, 0, inSeconds(-5))).toBe(0);
  leaveMember(MEMBER);
  expect(count.latest(MEMBER, 3, inSeconds(-5))).toBe(3);
});
