import {
  cardTitles,
  expect,
  expectAccessible,
  expectFits,
  PHONE,
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

  test('on a phone the map fills the frame, and the list returns to its place', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const map = page.getByRole('region', { name: 'Map of crash pads around JFK' });
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(map).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const bar = await page.locator('[data-results-bar]').boundingBox();
    const box = await map.boundingBox();
    expect(box).toMatchObject({ x: 0, width: PHONE.width });
    expect(box?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(scrolled).toBe(1500);
    await page.goForward();
    await expect(map).toBeVisible();
    await page.goBack();
    await expect.poll(scrolled).toBe(1500);
  });

  test('on a phone the bar says in words what is chosen, and Sort lists every order', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/search/airports/jfk?gender=female&bed=cold');
    await waitForHydration(page);
    const bar = page.locator('[data-results-bar]');
    await expect(bar.getByText('JFK', { exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Filters 2' })).toBeVisible();
    const sort = bar.locator('summary');
    await expect(sort).toHaveText('Sort', { useInnerText: true });
    await sort.click();
    await expect(bar.locator('details a')).toHaveText([
      'Default',
      'Nearest',
      'Farthest',
      'Lowest price',
      'Highest price',
      'Newest',
      'Oldest',
      'A to Z',
      'Z to A',
    ]);
    await expectAccessible(page);
    await bar.getByRole('link', { name: 'Highest price' }).click();
    await expect(page).toHaveURL(/sort=price&dir=desc$/);
    await expect(sort).toHaveText('Sort: Price', { useInnerText: true });
    await expect(sort).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Sorted by price' })).toBeVisible();
  });

  test('the bar is readable on the smallest phones and with large text', async ({ page }) => {
    for (const [width, size] of [
      [320, '100%'],
      [320, '200%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/search/airports/jfk?sort=airport_distance&gender=female');
      await waitForHydration(page);
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      );
      const code = page.locator('[data-results-bar]').getByText('JFK', { exact: true });
      const isWhole = await code.evaluate((word) => {
        const chip = word.closest('a')?.getBoundingClientRect();
        const { left, right } = word.getBoundingClientRect();
        return chip !== undefined && left >= chip.left && right <= chip.right;
      });
      expect(isWhole, `${width} px, ${size}`).toBe(true);
      await expectFits(page);
    }
  });

  test('nothing covers Filters at any scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/search/airports/jfk?gender=female&sort=airport_distance');
    await waitForHydration(page);
    const isOnTop = () =>
      page.getByRole('button', { name: /^Filters/ }).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [left + 4, right - 4].map((x) => [x, (top + bottom) / 2] as const);
        return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      });
    // The bar leaves with the list, above the footer.
    const end = await page.locator('main').evaluate((main) => main.clientHeight - 844);
    for (let top = 0; top < end; top += 300) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      expect(await isOnTop(), `at ${top}`).toBe(true);
    }
  });

  test('the airport box opens with recent airports, the nearest one and a way back', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const code of ['ord', 'jfk']) {
      await page.goto(`/search/airports/${code}?sort=price`);
      await waitForHydration(page);
    }
    const place = page.getByRole('link', { name: 'Crash pads near New York (JFK)' });
    await place.click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveText([/ORD\s*Chicago/, 'Nearest airport']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(place).toBeFocused();
    await place.click();
    await options.first().click();
    await expect(page).toHaveURL(/\/search\/airports\/ord\?sort=price$/);
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

  test('on a phone a card is at most 420 px high, and its price stands out', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/search/airports/jfk');
    await waitForHydration(page);
    const cards = page.locator('main [data-listing]');
    for (const card of await cards.all()) {
      const { height = Infinity } = (await card.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(420);
    }
    const card = cards.filter({ hasText: /Last \d+ Beds?/ }).first();
    await expect(card).toContainText(/\$\d+\/mo, \d+ of \d+ free/);
    await expect(card.locator('strong', { hasText: '$' })).toHaveCSS('font-weight', '700');
    const full = cards.filter({ hasText: 'No Vacancy' }).first();
    await expect(full).toContainText(/Not available, 0 of \d+ beds? free/);
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
