import {
  cardTitles,
  expect,
  expectAccessible,
  resultsOf,
  test,
  waitForHydration,
} from './support/test.ts';

test.describe('the results page', () => {
  test('cycles a sort through default, ascending, descending and back, one at a time', async ({
    page,
  }) => {
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const price = page.getByRole('link', { name: /^Price/ });
    await price.click();
    await expect(page).toHaveURL(/\?sort=price$/);
    // The address changes slightly before the links.
    await expect(price).toHaveAttribute('href', /dir=desc$/);
    await price.click();
    await expect(page).toHaveURL(/\?sort=price&dir=desc$/);
    const down = await resultsOf(page, 'jfk', '?sort=price&dir=desc');
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...down.featured, ...down.listing].map((card) => card.title));
    await page.getByRole('link', { name: /^Title/ }).click();
    await expect(page).toHaveURL(/\?sort=title$/);
    await page.goBack();
    await expect(page).toHaveURL(/dir=desc/);
    await page.goForward();
    await expect(page).toHaveURL(/\?sort=title$/);
    const title = page.getByRole('link', { name: /^Title/ });
    await expect(title).toHaveAttribute('href', /sort=title&dir=desc$/);
    await title.click();
    await expect(title).not.toHaveAttribute('href', /dir=desc/);
    await title.click();
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('pages through all results without loss', async ({ page }) => {
    const { total } = await resultsOf(page, 'ord');
    await page.goto('/search/airports/ord');
    await waitForHydration(page);
    const names = new Set<string>();
    const ids = () =>
      page
        .locator('main [data-listing]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.listing ?? ''));
    for (;;) {
      const before = names.size;
      for (const id of await ids()) names.add(id);
      expect(names.size).toBeGreaterThan(before);
      const next = page.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      const [first = ''] = await ids();
      await next.click();
      await expect(page.locator(`main [data-listing="${first}"]`)).toHaveCount(0);
    }
    expect(names.size).toBe(total);
  });

  test('shows prices on the map, highlights pin and card, and opens a card', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/dub');
    await waitForHydration(page);
    const pins = page.getByRole('button', { name: /^Crash pad, \$\d+ per month/ });
    const clusters = page.getByRole('button', { name: /zoom in to see these crash pads/ });
    await expect(pins.or(clusters).first()).toBeVisible();
    await page.locator('main [data-listing]').first().hover();
    await expect(page.locator('[data-active]').first()).toBeVisible();
    for (let n = 0; n < 6 && (await pins.count()) === 0; n += 1) {
      await clusters.first().press('Enter');
      await expect(
        page.getByRole('button', { name: /Crash pad, |to see these crash pads/ }).first(),
      ).toBeVisible();
    }
    await pins.first().press('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });

  test('shows the map on a phone only on demand', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/search/airports/sea');
    await waitForHydration(page);
    expect(requests.filter((url) => /maplibre|world\.json|\/pins/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.locator('main [data-listing]').first()).toBeVisible();
  });

  test('changes the airport in place and preserves the filters', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/search/airports/jfk?gender=female&sort=price');
      await waitForHydration(page);
      const place = page.getByRole('link', { name: 'Crash pads near New York (JFK)' });
      await place.click();
      const box = page.getByRole('combobox', { name: 'Airport code or city' });
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(place).toBeFocused();
      await place.press('Enter');
      await box.pressSequentially('ord');
      await expect(page.getByRole('option', { name: /ORD/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/airports\/ord\?gender=female&sort=price$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Crash pads near Chicago (ORD)',
      );
    }
  });

  test('shows the first crash pad early', { tag: '@long' }, async ({ page }) => {
    for (const [width, top] of [
      [390, 210],
      [1280, 260],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/search/airports/jfk');
      await waitForHydration(page);
      const card = await page.locator('main [data-listing]').first().boundingBox();
      expect(card?.y, `${width} px`).toBeLessThanOrEqual(top);
      // Who pays for a place is said before it is seen.
      const why = await page.getByText('Paid by the lister').first().boundingBox();
      expect(why?.y, `${width} px`).toBeLessThan(card?.y ?? 0);
    }
  });

  test('shows five pictures on a card: by swiping, by keyboard and by buttons', {
    tag: '@long',
  }, async ({ page }) => {
    const { featured, listing } = await resultsOf(page, 'jfk');
    const id = [...featured, ...listing].find(({ images }) => images.length === 5)?.id;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const card = page.locator(`main [data-listing="${id}"]`);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(1);
    await card.locator('[data-scrolls-x]').evaluate((track) => {
      track.scrollBy({ left: track.clientWidth, behavior: 'instant' });
    });
    await expect(card.locator('img')).toHaveCount(5);
    await expect(card.getByText('Picture 2 of 5')).toBeAttached();
    await expect(page).toHaveURL(/jfk$/);

    await page.setViewportSize({ width: 1280, height: 844 });
    await page.reload();
    await waitForHydration(page);
    await card.hover();
    await card.getByRole('button', { name: /^Next picture/ }).click();
    await expect(card.getByText('Picture 2 of 5')).toBeAttached();
    await card.getByRole('link').press('ArrowRight');
    await expect(card.getByText('Picture 3 of 5')).toBeAttached();
    await expectAccessible(page);
    await card.locator('[data-scrolls-x]').click();
    await expect(page).toHaveURL(new RegExp(`/listing/${id}$`));
  });

  test('ignores an invalid filter in the address, which the API refuses', async ({ page }) => {
    const wrong = '?gender=everyone&beds=many&offset=-1&sort=colour';
    const answer = await page.goto(`/search/airports/jfk${wrong}`);
    expect(answer?.status()).toBe(200);
    const { total } = await resultsOf(page, 'jfk');
    await expect(page.getByText(`${total} crash pads`, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0);
    const refusal = await page.request.get(`/api/airports/jfk/listings${wrong}`);
    expect(refusal.status()).toBe(422);
  });

  test('shows the number of crash pads, the price range, the tip and every filter', async ({
    page,
  }) => {
    const { total, min, max } = await resultsOf(page, 'jfk');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/New York \(JFK\)/);
    await expect(main.getByText(`${total} crash pads`, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(new RegExp(`\\$${min}\\D+\\$${max}`)).first()).toBeVisible();
    await main.locator('summary[aria-label="Tip"]').click();
    await expect(main.getByText(/bookmark this page/)).toBeVisible();
    await expect(
      main.getByRole('link', { name: /^(Title|Airport distance|Price|Date)/ }),
    ).toHaveCount(4);
    await page.getByRole('button', { name: /^Filters/ }).click();
    for (const name of ['All', 'Male Only', 'Female Only']) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    }
  });

  test('has a separate address for each page of the list', async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/search/airports/jfk?sort=price&gender=all');
    await expect(canonical).toHaveAttribute('href', /\/search\/airports\/jfk$/);
    await page.goto('/search/airports/jfk?sort=price&offset=20');
    await expect(canonical).toHaveAttribute('href', /\/search\/airports\/jfk\?offset=20$/);
  });
});

test.describe('without location access', () => {
  test('warns with a retry button, and the map stays', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Location access is off for this site.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'How to turn it on' })).toBeVisible();
  });
});
