import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { jpeg, QUIET_AIRPORT, signedIn } from '../support/listers.ts';
import { urlOf } from '../support/servers.ts';
import { DEMO_PASSWORD } from '../support/settings.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

/** A brand with feeds enabled. Invalid input answers 422. */
test.use({ baseURL: urlOf('crew'), expectedErrors: [/status of 422/] });

const RESULTS = `/search/airports/${QUIET_AIRPORT.toLowerCase()}`;
const today = () => new Date().toISOString().slice(0, 10);

async function openAdmin(page: Page, link: string): Promise<void> {
  await signedIn(page, 'admin@crewpad.test', DEMO_PASSWORD);
  await page.goto('/admin');
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: link, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await jpeg('teal', 1200, 800);
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('main input[type=file]').setInputFiles(file);
  await expect(page.getByAltText('The chosen picture')).toBeVisible();
}

test('an admin adds an event; visitors see it nearby, until it is deleted', {
  tag: '@long',
}, async ({ page, browser }) => {
  const title = `Runway run ${randomUUID().slice(0, 8)}`;
  await openAdmin(page, 'Events');
  await page.getByRole('link', { name: 'Add event' }).click();
  await expect(page).toHaveURL('/admin/events/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter the English title.').first()).toBeVisible();
  await page.getByLabel('Title (English)').fill(title);
  await page.getByLabel('Business or host').fill('Anchorage Runners');
  await choosePicture(page);
  await page.getByRole('combobox', { name: 'Find the place' }).fill('Anchorage');
  await page
    .getByRole('option', { name: /Anchorage/ })
    .first()
    .click();
  await expect(page.getByLabel('City')).toHaveValue('Anchorage');
  await page.getByLabel('First day').fill(today());
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("The end can't be before the start.").first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(title);
  await page.getByLabel('Last day').fill(`${new Date().getUTCFullYear() + 9}-12-31`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event created')).toBeVisible();
  await expect(page).toHaveURL('/admin/events');

  const visitor = await (await browser.newContext({ baseURL: urlOf('crew') })).newPage();
  await visitor.goto(RESULTS);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = visitor.url();

  // The list starts with the latest days.
  const form = `/admin/events/${new URL(address).pathname.split('/').at(-1)}`;
  await page.goto(form);
  await waitForHydration(page);
  await page.getByLabel('Title (English)').fill(`${title} moved`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event updated')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: `${title} moved` })).toBeVisible();

  await page.goto(form);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Event deleted')).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
});

test('an admin books an ad; a visitor sees and clicks it, and both are counted', {
  tag: '@long',
}, async ({ page, browser }) => {
  const title = `Crew coffee ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: urlOf('crew') });
  await context.route('https://coffee.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Coffee for crew' }),
  );
  const visitor = await context.newPage();
  await visitor.goto(RESULTS);
  await expect(visitor.getByRole('link', { name: 'Advertise here' })).toBeVisible();
  await expect(visitor.getByText('Ad', { exact: true })).toHaveCount(0);

  await openAdmin(page, 'Ads');
  await page.getByRole('link', { name: 'Add ad' }).click();
  await waitForHydration(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Web address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Please enter a full web address/).first()).toBeVisible();
  await page.getByLabel('Web address').fill('https://coffee.example/crew');
  await choosePicture(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ad created')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Running');

  await visitor.goto(RESULTS);
  await visitor.getByRole('link', { name: 'Advertise here' }).scrollIntoViewIfNeeded();
  const ad = visitor.getByRole('complementary', { name: `Ad: ${title}` });
  await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
  const link = ad.getByRole('link');
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  const clickResponse = visitor.waitForResponse((answer) => answer.url().endsWith('/click'));
  const popup = visitor.waitForEvent('popup');
  await link.click();
  await expect((await popup).getByText('Coffee for crew')).toBeVisible();
  expect((await clickResponse).status()).toBe(200);
  await expectAccessible(visitor);

  await page.reload();
  // Visitors of other tests can see it too, but do not click it.
  await expect(row.getByRole('definition')).toHaveText([/^[1-9]\d*$/, '1']);
  await row.getByRole('link', { name: `Edit ${title}` }).click();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Ad deleted')).toBeVisible();
  await visitor.goto(RESULTS);
  await visitor.getByRole('link', { name: 'Advertise here' }).scrollIntoViewIfNeeded();
  await expect(ad).toHaveCount(0);
});
