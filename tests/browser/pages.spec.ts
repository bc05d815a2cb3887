import { TEXT_PAGES } from '../../apps/web/app/features/content/text-page/related.ts';
import { newEmail } from './support/accounts.ts';
import { newLister } from './support/listers.ts';
import { DEMO_PASSWORD, DEMO_TENANT, enter } from './support/settings.ts';
import { expect, expectAccessible, PHONE, test, waitForHydration } from './support/test.ts';

// The layout tests check layout and accessibility of all pages.
for (const path of TEXT_PAGES) {
  test(`${path} has one title, no gaps in its texts, and no dead links in itself`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const main = page.locator('main');
    await expect(main).not.toContainText(/\{\{|undefined|NaN|\*\*/);
    await expect(main.locator('a[href*="coming-soon"]')).toHaveCount(0);
    for (const anchor of await main.locator('a[href^="#"]').all()) {
      const id = (await anchor.getAttribute('href'))?.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    }
    // A heading that is scrolled to stays below the header.
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '80px');
  });
}

test('a long text page folds its contents on a phone, and begins at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/policies', '/house-rules']) {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link').filter({ visible: true });
    await expect(links).toHaveCount(0);
    const sentence = await page.locator('main section').locator('p, li').first().boundingBox();
    expect(sentence?.y, path).toBeLessThan(400);
    await contents.getByText('On this page').filter({ visible: true }).click();
    expect(await links.count()).toBeGreaterThan(3);
  }
});

test('the groups of the footer are folded on a phone, and open with a press', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about-the-data');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Why Crewpad?' });
  await expect(link).toBeHidden();
  const group = footer.getByRole('button', { name: 'What you need to know' });
  await group.click();
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link).toBeVisible();
});

test('the directory is short on a phone: its continents are folded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/airports');
  await waitForHydration(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6000);
  const europe = page.getByRole('group').filter({ hasText: /^Europe\s*\d+/ });
  const airports = europe.first().getByRole('link').filter({ visible: true });
  await expect(airports).toHaveCount(0);
  await europe.first().locator('summary').first().click();
  expect(await airports.count()).toBeGreaterThan(0);
  const cities = europe.last().getByRole('link', { name: /\d+ propert(y|ies)/ });
  await europe.last().locator('summary').first().click();
  await expect(cities.first()).toBeVisible();
  await expectAccessible(page);
});

/** What visitors rely on, page by page. */
const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  '/problems': [
    'Use a laptop or desktop.',
    'Firefox and Chrome work best.',
    'Restart your device.',
    'Write to us',
  ],
  '/quality-listings': [
    "We can't guarantee every one of them.",
    'Every day, we check which listings their listers still update.',
    'we remind the lister to deactivate or hide the listing',
    'Emails sent',
  ],
  '/refund-policies': [
    'Crewpad is a paid service.',
    'We refund in deserving cases',
    "We don't refund services once we've provided them",
    'We ask you to read these policies three times while you create an account',
  ],
  '/security': ["We don't store payment data.", 'AES-256', 'HTTPS', 'SSL'],
  '/tenant-management': [
    'See your revenue for this month and last month, and how many beds were taken.',
    'Use AutoPay to send rent to your bank',
    'They get an email with all the details',
    'Give each room and bed a name',
    'Group messages',
  ],
  '/advertise': [
    '80,000+',
    '12 months, with analytics $50 $600',
    'Month to month $150',
    'One listing costs $49 a year. Each additional one comes to about $14',
  ],
  '/image-requirements': ['Use JPG, JPEG or PNG.', 'under 1 MB', 'Landscape works best.'],
  '/what': ['within 5 miles', 'never has more than 10 people', 'between $200 and $450 per month'],
  '/airports': ['within a 50 mile radius of an airport or city center'],
  '/autopay': ['Connect a payout account.', '7:00 AM UTC', 'which is 1%'],
};

for (const [path, statements] of Object.entries(STATEMENTS)) {
  test(`${path} states what it promises`, async ({ page }) => {
    await page.goto(path);
    const words = await page
      .locator('main')
      .evaluate((main) => (main.textContent ?? '').replaceAll(/\s+/g, ''));
    for (const statement of statements) expect(words).toContain(statement.replaceAll(' ', ''));
  });
}

test('the sitemap lists every text page', async ({ request }) => {
  const xml = await (await request.get('/sitemap/pages.xml')).text();
  for (const path of TEXT_PAGES) expect(xml).toContain(`${path}</loc>`);
});

test('the sitemap lists all crash pads, not only Featured ones, and has no empty part', async ({
  request,
}) => {
  const partsOf = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => `${loc}`);
  const listings = new Set<string>();
  for (const part of partsOf(await (await request.get('/sitemap.xml')).text())) {
    const pages = partsOf(await (await request.get(new URL(part).pathname)).text());
    expect(pages.length, part).toBeGreaterThan(0);
    for (const page of pages) {
      const listing = /\/listing\/(\d+)$/.exec(page)?.[1];
      if (listing !== undefined) listings.add(listing);
    }
  }
  // Other tests publish and hide some in the meantime; the demo data has hundreds.
  expect(listings.size).toBeGreaterThan(500);
  for (const name of ['listings-99999', 'listings-0', 'airports-25', 'listings', 'nothing'])
    expect((await request.get(`/sitemap/${name}.xml`)).status(), name).toBe(404);
});

test('anchors stop 80 px below the top', async ({ page }) => {
  await page.goto('/quality-listings');
  const offset = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  expect(offset).toBe('80px');
});

test('the page about emails links to the email settings', async ({ page }) => {
  await page.goto('/emails');
  const link = page.getByRole('main').getByRole('link', { name: 'settings' });
  await expect(link).toHaveAttribute('href', '/account-setting?tab=emails');
});

test('questions are searchable by their words, and search engines get all of them', async ({
  page,
}) => {
  await page.goto('/help');
  await waitForHydration(page);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage' });
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('hot bed');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\?q=hot\+bed$/);
  await expect(page.getByRole('status').filter({ hasText: /question/ })).toBeVisible();
  await expect(page.getByText('You share a hot bed with people')).toBeVisible();
  await page.getByRole('link', { name: 'Show all questions' }).click();
  await expect(page.getByText('What if I forget my password?')).toBeVisible();
});

test('the contact form reports missing fields, preserves the input, and sends it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact?subject=A+lamp');
  await waitForHydration(page);
  await expect(page.getByLabel('Subject')).toHaveValue('A lamp');
  await page.getByLabel('Message').fill('It does not work.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Email is required.').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('It does not work.');
  const email = newEmail();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent, allow 24 hours.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/dev/mailbox')).json();
      return data.find(({ reply_to }: { reply_to: string | null }) => reply_to === email)?.text;
    })
    .toContain('It does not work.');
});

test('members find their name and email in the contact form, and what they typed before', async ({
  page,
}) => {
  await enter(page, DEMO_TENANT, DEMO_PASSWORD);
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(DEMO_TENANT);
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await page.getByLabel('Message').fill('The gate code fails.');
  await page.goto('/contact?subject=Gate');
  await expect(page.getByLabel('Message')).toHaveValue('The gate code fails.');
  await expect(page.getByLabel('Subject')).toHaveValue('Gate');
});

test('the plan and details steps link to the policies', async ({ page }) => {
  for (const path of ['/create-account/lister-package', '/create-account/need-crashpad']) {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Policies', exact: true })).toHaveAttribute(
      'href',
      '/policies',
    );
    await expect(main.getByRole('link', { name: 'Refund policies' })).toBeVisible();
  }
});

test('AutoPay and the fees state what a payout account costs', async ({ page }) => {
  for (const path of ['/autopay', '/fees']) {
    await page.goto(path);
    await expect(page.getByText('You can connect a payout account for free')).toBeVisible();
  }
});

test.describe('a page that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of 500/] });

  test('is asked for again with one press', async ({ page }) => {
    await page.goto('/about-the-data');
    await waitForHydration(page);
    await page.route('**/airports.data**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Airports' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We've encountered a problem");
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/airports');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Airports and cities');
  });

  test('keeps the member logged in, and their language', async ({ page }) => {
    const lister = await newLister(page);
    await lister.call('PUT', '/user/switch-language', { locale: 'es' });
    await page.goto('/about-the-data');
    await waitForHydration(page);
    await page.route('**/airports.data**', (route) => route.abort());
    await page.getByRole('contentinfo').locator('a[href="/airports"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuvimos un problema');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('banner').getByRole('button', { name: /^Hola/ })).toBeVisible();
  });
});

test.describe('a page while the browser is offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('says so under a picture that was loaded before', async ({ page }) => {
    await page.goto('/saved', { waitUntil: 'networkidle' });
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'Find crash pads' }).click();
    await expect(page).toHaveURL('/airports');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
    const picture = page.getByRole('main').locator('img');
    await expect(picture).toHaveAttribute('src', '/images/offline.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(480);
  });
});
