import { cardTitles, expect, resultsOf, test, waitForHydration } from './support/test.ts';

test.describe('the journey from home to a lister and back', () => {
  test('works by mouse', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await expect(search).toBeDisabled();
    const box = page.getByRole('combobox');
    await box.click();
    await box.pressSequentially('new y');
    const option = page.getByRole('option', { name: /JFK/ });
    await option.click();
    await search.click();
    await expect(page).toHaveURL(/\/search\/airports\/jfk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Crash pads near New York (JFK)',
    );
    await waitForHydration(page);

    await page.getByRole('link', { name: /^Price/ }).click();
    await expect(page).toHaveURL(/sort=price/);
    const byPrice = await resultsOf(page, 'jfk', '?sort=price');
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...byPrice.featured, ...byPrice.listing].map((card) => card.title));

    const female = await resultsOf(page, 'jfk', '?sort=price&gender=female');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('radio', { name: 'Female Only' }).check();
    await page.getByRole('button', { name: `Show ${female.total} crash pads` }).click();
    await expect(page).toHaveURL(/gender=female/);
    await expect(
      page.getByText(`${female.total} crash pads`, { exact: true }).first(),
    ).toBeVisible();

    const first = page.locator('main [data-listing]').first();
    const title = await first.locator('h3').innerText();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/listing\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await waitForHydration(page);

    await page.locator('main a[href^="/user/"]').first().click();
    await expect(page).toHaveURL(/\/user\/\d+$/);
    await page
      .getByRole('link', { name: /back to/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/listing\/\d+$/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/gender=female/);
    await expect.poll(() => cardTitles(page)).toContain(title);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip/i);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').focus();
    await page.keyboard.type('chic');
    await expect(page.getByRole('option', { name: /ORD/ })).toBeVisible();
    for (let n = 0; n < 20; n += 1) {
      await page.keyboard.press('ArrowDown');
      const active = await page.getByRole('combobox').getAttribute('aria-activedescendant');
      if (active && /ORD/.test(await page.locator(`[id="${active}"]`).innerText())) break;
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/airports\/ord$/);
    await waitForHydration(page);

    await page.getByRole('link', { name: /^Title/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=title/);
    const byTitle = await resultsOf(page, 'ord', '?sort=title');
    // The address changes slightly before the list.
    await expect
      .poll(() => cardTitles(page))
      .toEqual([...byTitle.featured, ...byTitle.listing].map((card) => card.title));
    const link = page.locator('main [data-listing] h3 a').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/listing\/\d+$/);
    await waitForHydration(page);
    await page.locator('main a[href^="/user/"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/\d+$/);
  });
});
