import { callAs, paidAccount, tokenOf } from './support/accounts.ts';
import { findListing, hasPictures, type ListingAnswer } from './support/find-listing.ts';
import { newLister } from './support/listers.ts';
import {
  expect,
  expectAccessible,
  PHONE,
  resultsOf,
  test,
  waitForHydration,
} from './support/test.ts';

const isFree = ({ data }: ListingAnswer) =>
  data.free_from !== null && data.free_from <= new Date().toISOString().slice(0, 10);

test('the link of a crash pad is copied, and a toast confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { data } = await findListing(page, hasPictures);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Share' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard).toMatch(new RegExp(`/listing/${data.id}$`));
});

test('a crash pad is shown with its facts, its prices, its lister and the way back', async ({
  page,
}) => {
  const { data, airports } = await findListing(
    page,
    (answer) =>
      hasPictures(answer) && answer.data.max_nights !== null && answer.data.deposit_required > 0,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/listing/${data.id}`);
  const main = page.getByRole('main');
  const box = page.getByRole('complementary', { name: 'Price and message' });
  await expect(box.getByRole('link')).toBeInViewport({ ratio: 1 });
  for (const text of [
    'Neighborhood or nearest intersection',
    'Max nights per month',
    `${data.max_nights} nights`,
    'Listed since',
    'Deposit',
    `${airports[0]?.distance === 11 ? '11+ ml' : `${airports[0]?.distance} mi`} from ${airports[0]?.prefix}`,
    `${data.num_beds - data.num_occupied_beds} of ${data.num_beds} beds free`,
    'Nearby places',
    'House rules and policies',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByText(/[\d,]+ views?$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Leave a review' }).first()).toBeVisible();
  for (const { prefix } of airports) {
    await expect(
      main.locator(`a[href="/search/airports/${prefix.toLowerCase()}"]`),
    ).not.toHaveCount(0);
  }
});

test.describe('a picture that does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is replaced by the placeholder, which others lose once they have loaded', async ({
    page,
  }) => {
    const { data } = await findListing(page, hasPictures);
    await page.goto(`/listing/${data.id}`);
    const first = page.getByRole('main').locator('img').first();
    await expect(first).not.toHaveAttribute('data-placeholder');
    await page.route('**/files/pictures/**', (route) => route.abort());
    await page.reload();
    await expect(first).toHaveAttribute('src', '/images/placeholder.svg');
  });
});

test('messaging the lister requires a login', async ({ page }) => {
  const { data } = await findListing(page, isFree);
  const login = `/login?ref_url=/chat/user/${data.user_id}/listing/${data.id}`;
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  const box = page.getByRole('complementary', { name: 'Price and message' });
  const message = box.getByRole('link', { name: /Message/ });
  await expect(message).toHaveAttribute('href', login);
  await message.click();
  await expect(page).toHaveURL(login);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // The chat is for members.
  const chat = await page.request.get(`/chat/user/${data.user_id}/listing/${data.id}`, {
    maxRedirects: 0,
  });
  expect(chat.status()).toBe(302);
  expect(chat.headers().location).toMatch(/^\/login\?ref_url=%2Fchat%2Fuser/);
});

test('a full crash pad is marked full and offers the waitlist, on a phone in a bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { featured, listing } = await resultsOf(page, 'jfk');
  const full = [...featured, ...listing].find(
    (card) => 'bed_occupancy_rate' in card && card.bed_occupancy_rate === 1,
  );
  await page.goto(`/listing/${full?.id}`);
  await expect(page.getByText('All beds are taken')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join the waitlist', exact: true })).toBeVisible();
  const box = page.getByRole('complementary', { name: 'Price and message' });
  await expect(box.getByRole('link', { name: 'Join waitlist' })).toBeInViewport();
  await expect(box.getByText(/^Not available, 0 of \d+ beds? free$/)).toBeVisible();
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(96);
});

test('on a phone the page is short: facts in columns, six amenities, rates in a box, one row of others', async ({
  page,
}) => {
  const { data } = await findListing(
    page,
    (answer) => hasPictures(answer) && answer.amenities.length > 7,
  );
  await page.setViewportSize(PHONE);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(5500);
  const facts = page.getByRole('region', { name: 'At a glance' }).getByRole('term');
  const [first, second] = [await facts.nth(0).boundingBox(), await facts.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await expect(page.getByRole('region', { name: 'Rates' }).getByText('Deposit')).toBeVisible();
  const amenities = page.getByRole('region', { name: 'Amenities' });
  const items = amenities.getByRole('listitem').filter({ visible: true });
  await expect(items).toHaveCount(6);
  await amenities.getByText(/^Show all \d+$/).click();
  expect(await items.count()).toBeGreaterThan(7);
  const rows = page.getByRole('region', { name: /'s other crash pads$|^More nearby/ });
  await expect(rows.filter({ visible: true })).toHaveCount(1);
});

test('the keyboard reaches the lister in at most 20 stops', async ({ page }) => {
  const { data } = await findListing(page, hasPictures);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  const message = page
    .getByRole('complementary', { name: 'Price and message' })
    .getByRole('link', { name: 'Message the lister' });
  const isFocused = () => message.evaluate((link) => link === document.activeElement);
  let stops = 0;
  while (stops < 20 && !(await isFocused())) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  await expect(message).toBeFocused();
});

test('the map of the neighborhood loads when it is scrolled into view', { tag: '@long' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { data } = await findListing(page, hasPictures);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  expect(requests.filter((url) => /maplibre|world\.json/.test(url))).toEqual([]);
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(page.getByText('Approximate location')).toBeVisible();
});

test('reviews are shown with their responses', async ({ page }) => {
  const { data, reviews } = await findListing(page, (answer) =>
    answer.reviews.slice(0, 3).some(({ response }) => response !== null),
  );
  await page.goto(`/listing/${data.id}`);
  const part = page.getByRole('region', { name: 'Reviews', exact: true });
  for (const { message, response } of reviews.slice(0, 3)) {
    await expect(part.getByText(message, { exact: true })).toBeVisible();
    if (response) await expect(part.getByText(response.message, { exact: true })).toBeVisible();
  }
  await expect(part.getByText(`Response by ${data.display_name}`).first()).toBeVisible();
});

test('a crash pad without reviews shows that it has none', async ({ page }) => {
  const { data } = await findListing(page, ({ reviews }) => reviews.length === 0);
  await page.goto(`/listing/${data.id}`);
  await expect(page.getByText('No reviews yet').first()).toBeVisible();
});

test('the page of the lister links back', { tag: '@long' }, async ({ page }) => {
  const { data } = await findListing(page, hasPictures);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  await page
    .getByRole('region', { name: 'The lister' })
    .getByRole('link', { name: data.display_name, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/user/${data.user_id}$`));
  await page.getByRole('link', { name: 'Back to listing' }).click();
  await expect(page).toHaveURL(new RegExp(`/listing/${data.id}$`));
});

test('the crash pads of a lister come eight at a time, on their page and on the page of one of them', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await newLister(page);
  const picture = await lister.picture();
  const ids: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    ids.push(await lister.crashpad(`Number ${number}`, picture));
  }
  const { data } = await lister.call<ListingAnswer>('GET', `/listing/${ids[0]}`);
  const cards = page.locator('main article');
  await page.goto(`/listing/${ids[0]}`);
  const otherListings = page.getByRole('region', { name: /'s other crash pads$/ });
  await expect(otherListings.locator('article')).toHaveCount(8);
  await page.goto(`/user/${data.user_id}`);
  await waitForHydration(page);
  await expect(cards).toHaveCount(8);
  await expect(page.getByText('10 crash pads')).toBeVisible();
  await page.getByRole('link', { name: 'Next 2 crash pads' }).click();
  await expect(page).toHaveURL(/\?offset=8$/);
  await expect(cards).toHaveCount(2);
  await page.getByRole('link', { name: 'Previous crash pads' }).click();
  await expect(cards).toHaveCount(8);
});

test.describe('a crash pad that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows Unknown Listing', async ({ page }) => {
    const answer = await page.goto('/listing/2147483647');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/Unknown Listing/);
    await expect(page.getByRole('heading', { name: 'Unknown Listing', level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to airports' }).click();
    await expect(page).toHaveURL(/\/airports$/);
  });
});

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: [/400|401/] });

  test('shows the dialog on the page that was rendered for a visitor', async ({ page }) => {
    const { data } = await findListing(page, hasPictures);
    const email = await paidAccount(page);
    const token = await tokenOf(page, email);
    await callAs(page, token)('/logout');
    await page.goto('/about-the-data');
    // The check of the session removes the token that it finds.
    await page.waitForFunction(() => window.localStorage.getItem('token') === null);
    await page.evaluate(
      (expiredToken) => window.localStorage.setItem('token', expiredToken),
      token,
    );
    await page.goto(`/listing/${data.id}`);
    const dialog = page.getByRole('dialog', { name: 'Token expired?' });
    await expect(dialog).toContainText('Refresh page, then logout and log back in');
    await dialog.getByRole('button', { name: 'Refresh page' }).click();
    await waitForHydration(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/listing/${data.id}$`));
  });

  test('is reported ten seconds before the airports are shown', { tag: '@long' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    // The server's response for an unknown crash pad, with the status of an expired session.
    const missing = await page.request.get('/listing/2147483647.data');
    const body = (await missing.text()).replaceAll('404', '400');
    const headers = {
      'content-type': missing.headers()['content-type'] ?? '',
      'x-remix-response': 'yes',
    };
    await page.route(/\/listing\/\d+\.data/, (route) =>
      route.fulfill({ status: 400, headers, body }),
    );
    // From here on, the test controls the time.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.locator('main [data-listing]').first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: 'Token expired?' });
    await expect(dialog.getByRole('button', { name: 'Refresh page' })).toBeVisible();
    await expect(dialog.getByText('in 10 seconds')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(dialog.getByText(/in [67] seconds/)).toBeVisible();
    await page.clock.runFor(7000);
    await expect(page).toHaveURL(/\/airports$/);
  });
});

test('the owner can edit from the public page, which shows if it is hidden or inactive', async ({
  page,
}) => {
  const lister = await newLister(page);
  const id = await lister.crashpad('As others see it', await lister.picture());
  const main = page.getByRole('main');
  await lister.call('PUT', `/crashpads/${id}/visibility`, { hidden: true });
  await page.goto(`/listing/${id}`);
  await expect(main.getByText('This crash pad is hidden from search.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
    'href',
    `/my-crashpads/${id}/edit`,
  );
  await expect(main.getByRole('link', { name: /^Message|^Leave a review|^Call/ })).toHaveCount(0);
  await lister.call('POST', `/crashpads/status/${id}`, { status: 1 });
  await page.reload();
  await expect(main.getByText("This crash pad isn't active.")).toBeVisible();
  await main.getByRole('link', { name: 'My crashpad' }).click();
  await expect(page).toHaveURL(/\/my-crashpads$/);
});
