import type { Page } from '@playwright/test';
import { crewAndLister, textsOf, write } from '../support/messages.ts';
import { inDays } from '../support/rentals.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForAllHydrated,
  waitForHydration,
} from '../support/test.ts';

/** The test provokes lost connections and refusals, which the console reports. */
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 403|WebSocket/] });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByLabel(/^Message to /);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Send').click();
}

/** Messages in the long thread. */
const LAST = 600;
const AT_ONCE = 20;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('crew ask about a crash pad, and both see each other typing', async ({ page, browser }) => {
    const title = 'Talk';
    const { crew, lister, listingId } = await crewAndLister(browser, page, title);
    await lister.page.goto('/messages');
    await waitForHydration(lister.page);
    await expect(lister.page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expect(lister.page.getByText('Choose a conversation')).toHaveCount(0);
    await expectFitsAndAccessible(lister.page);

    await page.goto(`/listing/${listingId}`);
    await waitForHydration(page);
    await page
      .getByRole('link', { name: /^Message/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/chat/user/${lister.id}/listing/${listingId}`);
    const chat = page.getByRole('region', { name: 'Conversation with' });
    await expect(chat.getByRole('link', { name: 'View profile' })).toHaveAttribute(
      'href',
      `/user/${lister.id}`,
    );
    await expect(chat.getByRole('link', { name: 'Find a crash pad' })).toHaveAttribute(
      'href',
      '/airports',
    );
    await expect(field(page)).toHaveValue(
      new RegExp(`^Hi Ada, do you have a free cold bed at ${title}`),
    );
    await expectFitsAndAccessible(page);
    await send(page, 'Is a bed free in June?');
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    await expect(log(page).getByText('Is a bed free in June?')).toBeVisible();
    await expect(page.locator('[data-unsent]')).toHaveCount(0);

    // Without a reload: the thread, and the header's badge.
    const card = lister.page.getByRole('article', { name: 'Ada L.' });
    await expect(card).toContainText('Is a bed free in June?');
    await expect(card).toContainText('1 unread');
    await expect(lister.page.getByRole('banner')).toContainText('1 unread message');
    await card.getByRole('link').click();
    await expect(log(lister.page).getByText('Is a bed free in June?')).toBeVisible();
    await expect(log(page).getByText('Seen', { exact: true })).toBeVisible();
    await expect(lister.page.getByRole('banner')).not.toContainText('unread');

    await field(lister.page).fill('Yes,');
    await field(lister.page).press('Shift+Enter');
    await field(lister.page).pressSequentially('from the 2nd.');
    await expect(page.getByText('Ada L. is typing')).toBeVisible();
    await field(lister.page).press('Enter');
    await expect(field(lister.page)).toHaveValue('');
    await expect(field(lister.page)).toBeFocused();
    await expect(log(page).getByText('from the 2nd.')).toBeVisible();
    await expect(page.getByText('Ada L. is typing')).toBeHidden();
    await expect(page.getByRole('status').getByText(/^Ada L.: Yes,/)).toBeAttached();
    for (const side of [page, lister.page]) {
      await expectFitsAndAccessible(side);
    }
    const thread = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await textsOf(crew, thread)).toEqual(['Is a bed free in June?', 'Yes,\nfrom the 2nd.']);
  });
});

test('messages written offline survive a reload and arrive once, in order', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Offline');
  const thread = await write(crew, lister, listingId, 'Before');
  await page.goto(`/chat/${thread}`);
  await waitForAllHydrated(page);
  await page.context().setOffline(true);
  await send(page, 'First');
  await send(page, 'Second');
  await expect(log(page).getByText('Waiting for network')).toHaveCount(2);
  await expect(page.getByText(/^You lost the connection/)).toBeVisible();
  await expectAccessible(page);

  // The server is unreachable when the page reloads.
  await page.route('**/api/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('[data-unsent]')).toHaveCount(2);
  await field(page).fill('Not sent yet');
  await waitForAllHydrated(page);
  await page.reload();
  await expect(field(page)).toHaveValue('Not sent yet');

  await page.unroute('**/api/messages');
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
  await expect(log(page).locator('[data-seq]')).toHaveCount(3);
  expect(await textsOf(lister, thread)).toEqual(['Before', 'First', 'Second']);
  await expect(page.getByText(/^You lost the connection/)).toHaveCount(0);
});

test('a lost response duplicates nothing, and a refusal stops one message only', async ({
  page,
  browser,
}) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Refused');
  const thread = await write(crew, lister, listingId, 'Before');
  await page.goto(`/chat/${thread}`);
  await waitForHydration(page);
  let answers = 0;
  await page.route('**/api/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    answers += 1;
    const { message } = route.request().postDataJSON() as { message: string };
    if (message === 'Refused' && answers < 5) {
      return route.fulfill({ status: 403, json: { message: 'You cannot write here now.' } });
    }
    // The server stores the first one, but its response is lost.
    const answer = await route.fetch();
    return answers === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await send(page, 'Twice');
  await send(page, 'Refused');
  await send(page, 'After');
  const failed = log(page).locator('[data-failed]');
  await expect(failed).toContainText('You cannot write here now.');
  await expect(log(page).locator('[data-seq]')).toHaveCount(3);
  expect(await textsOf(lister, thread)).toEqual(['Before', 'Twice', 'After']);
  await expectAccessible(page);

  await failed.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toHaveValue('Refused');
  await expect(failed).toHaveCount(0);
  await send(page, 'Refused');
  await expect.poll(() => answers).toBeGreaterThanOrEqual(5);
  const again = failed.getByRole('button', { name: 'Retry' });
  if (await again.isVisible()) await again.click();
  await expect(page.locator('[data-unsent]')).toHaveCount(0);
  expect(await textsOf(lister, thread)).toEqual(['Before', 'Twice', 'After', 'Refused']);
});

test('a thread of 600 messages keeps its scroll position while older and new ones load', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Long');
  const sendOne = (at: number) => {
    const [from, to] = at % 4 === 0 ? [lister, crew] : [crew, lister];
    return write(from, to, listingId, `No. ${at} ${'word '.repeat((at % 7) * 6)}`);
  };
  const thread = await sendOne(1);
  for (let count = 1; count < LAST; count += AT_ONCE) {
    const more = Math.min(AT_ONCE, LAST - count);
    await Promise.all(Array.from({ length: more }, (_, at) => sendOne(count + 1 + at)));
  }
  await crew.api.call('POST', `/messages/${thread}/read`, {});
  await page.goto(`/chat/${thread}`);
  await waitForHydration(page);
  const row = (seq: number) => log(page).locator(`[data-seq="${seq}"]`);
  await expect(row(LAST)).toBeInViewport();

  // The visible message keeps its position while older ones load above it.
  const first = await log(page).locator('[data-seq]').first().getAttribute('data-seq');
  const anchor = row(Number(first) + 1);
  await anchor.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(row(Number(first) - 1)).toBeAttached();
  const position = await anchor.evaluate(async (element) => {
    const before = element.getBoundingClientRect().top;
    const log = element.closest('[role="log"]') as HTMLElement;
    const count = () => log.querySelectorAll('[data-seq]').length;
    const rowCount = count();
    const top = element.getBoundingClientRect().top;
    log.querySelector('button')?.click();
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => count() > rowCount && resolve());
      watch.observe(log, { childList: true, subtree: true });
    });
    return { before, seen: top, after: element.getBoundingClientRect().top };
  });
  expect(Math.abs(position.after - position.seen)).toBeLessThanOrEqual(1);

  // New messages below do not scroll either; a pill links to them.
  await expect(row(LAST)).not.toBeInViewport();
  const top = () => anchor.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await write(lister, crew, listingId, 'The newest one');
  await expect(button(page, '1 new')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await button(page, '1 new').click();
  await expect(row(LAST + 1)).toBeInViewport();
  await expect(button(page, '1 new')).toHaveCount(0);

  // A search opens a message in the middle of the thread.
  await page.goto('/messages?filter=No.+7');
  await page.goto(`/chat/${thread}?at=40`);
  await expect(row(40)).toBeInViewport();
  await expect(row(LAST + 1)).toHaveCount(0);
  await button(page, 'Newest messages').click();
  await expect(row(LAST + 1)).toBeInViewport();

  // Scrolls up to the first one.
  const oldest = log(page).locator('[data-seq]').first();
  for (;;) {
    const seq = Number(await oldest.getAttribute('data-seq'));
    if (seq === 1) break;
    await oldest.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => Number(await oldest.getAttribute('data-seq')), { intervals: [20] })
      .toBeLessThan(seq);
  }
  await row(1).scrollIntoViewIfNeeded();
  await expect(row(1)).toBeInViewport();
  expect(await log(page).locator('[data-seq]').count()).toBe(LAST + 1);
});

test('hostile texts are shown as text', async ({ page, browser }) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Hostile');
  const thread = await write(lister, crew, listingId, 'Hello').catch(() => 0);
  expect(thread).toBe(0);
  const texts = [
    '<img src=x onerror="document.title=1"><script>document.title=2</script>',
    'over\u202eride \u2066isolated',
    'javascript:alert(1) data:text/html,x https://crew.example/a?b=1',
    'W'.repeat(4900),
    '{{title}} $t(title) \u200f\u05d0\u05d1',
  ];
  let id = 0;
  for (const text of texts) id = await write(crew, lister, listingId, text);
  const { page: reader } = lister;
  await reader.goto(`/chat/${id}`);
  await waitForHydration(reader);
  await expect(log(reader).getByText('<img src=x onerror=')).toBeAttached();
  await expect(log(reader).getByText('{{title}} $t(title)')).toBeAttached();
  expect(await log(reader).textContent()).not.toMatch(/[\u202e\u2066]/);
  await expect(log(reader).locator('img, script')).toHaveCount(0);
  const links = log(reader).locator('[data-seq] a');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://crew.example/a?b=1');
  await expect(links).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(reader).toHaveTitle(/^Conversation with Ada L\./);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectFits(reader);
  await expectAccessible(reader);
});

test('the rental beside a chat follows what happens to it, and the message that is typed stays', async ({
  page,
  browser,
}) => {
  const { crew, lister, listingId } = await crewAndLister(browser, page, 'Beside a chat');
  const thread = await write(crew, lister, listingId, 'Is a bed free?');
  const { data: pad } = await lister.api.call<{ data: { rooms: { beds: { id: number }[] }[] } }>(
    ...(['GET', `/crashpads/${listingId}/edit`] as const),
  );
  const offer = {
    ...{ user_id: crew.id, listing_id: listingId, bed_id: pad.rooms[0]?.beds[0]?.id },
    ...{ rental_amount: 400, start_date: inDays(10), start_time: '15:00', payment_date: 1 },
  };
  await lister.page.setViewportSize({ width: 1280, height: 844 });
  const socket = lister.page.waitForEvent('websocket');
  await lister.page.goto(`/chat/${thread}`);
  await waitForHydration(lister.page);
  const isOpen = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith('40');
  await (await socket).waitForEvent('framereceived', isOpen);
  const beside = lister.page.getByRole('complementary', { name: 'Rental' });
  await expect(beside).toHaveCount(0);
  await field(lister.page).fill('The key is ');

  const soon = { timeout: 3000 };
  const { data: invitation } = await lister.api.call<{ data: { id: number } }>(
    ...(['POST', '/rental/invite', offer] as const),
  );
  await expect(beside).toContainText('Invited', soon);
  await lister.api.call('POST', `/rental/${invitation.id}/cancel-invite`, {});
  await expect(beside).toHaveCount(0, soon);
  await expect(field(lister.page)).toHaveValue('The key is ');
  await expect(field(lister.page)).toBeFocused();
});
