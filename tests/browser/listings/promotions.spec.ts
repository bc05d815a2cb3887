import type { Page } from '@playwright/test';
import { newLister } from '../support/listers.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectInOrder(page: Page): Promise<void> {
  const { page: whole, window: viewport } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(whole).toBe(viewport);
  await expectAccessible(page);
}

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await button(page, `Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const badges = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('listitem');

for (const { width, theme, title, option, label } of [
  {
    width: 390,
    theme: 'dark',
    title: 'The Boosted Nest',
    option: /^Boosted for 1 week/,
    label: 'Boosted',
  },
  {
    width: 1280,
    theme: 'light',
    title: 'The Featured Nest',
    option: /^Featured, monthly/,
    label: 'Featured',
  },
] as const) {
  test(`a lister promotes a crash pad and cancels it, ${width} px, ${theme}`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const lister = await newLister(page);
    const id = await lister.crashpad(title, await lister.picture());
    await page.goto('/my-crashpads');
    await waitForHydration(page);
    await choose(page, title, 'Feature this listing');
    await expect(page).toHaveURL(`/featured-signup/${id}`);
    await page.getByRole('radio', { name: option }).check();
    const preview = page.getByRole('region', { name: 'How crew will see it' });
    await expect(preview.getByText(label, { exact: true })).toBeVisible();
    const pay = page.getByRole('button', { name: /^Pay \$/ });
    if (width === 390) {
      const tops = [page.getByRole('radio', { name: option }), pay, preview].map(
        async (part) => (await part.boundingBox())?.y ?? 0,
      );
      const [choice = 0, button = 0, card = 0] = await Promise.all(tops);
      expect(choice).toBeLessThan(button);
      expect(button).toBeLessThan(card);
    }
    await expectInOrder(page);

    await pay.click();
    const paidHeading = page.getByRole('heading', { level: 2, name: /^Your crash pad is / });
    await expect(paidHeading).toBeFocused();
    await expectInOrder(page);
    if (label === 'Boosted') {
      await button(page, 'Stay here').click();
      await expect(page.getByText("You'll stay on this page.")).toBeVisible();
      await page.getByRole('link', { name: 'See receipt' }).click();
      await expect(page.getByText('$5.00').first()).toBeVisible();
      await page.goto('/my-crashpads');
    }
    // Featured: the page updates without a click.
    await expect(page).toHaveURL('/my-crashpads');
    await expect(badges(page, title).getByText(label, { exact: true })).toBeVisible();

    await waitForHydration(page);
    const cancel = label === 'Boosted' ? 'Cancel boost' : 'Cancel feature';
    await choose(page, title, cancel);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(/\d{4}/)).toBeVisible();
    await expectInOrder(page);
    await dialog.getByRole('button', { name: /^(End boost now|Cancel feature)$/ }).click();
    if (label === 'Boosted') {
      await expect(page.getByText('Removed from boost.')).toBeVisible();
      await expect(badges(page, title).getByText('Boosted', { exact: true })).toBeHidden();
    } else {
      await expect(
        page.getByText(/^Removed from featured\. It stays boosted until /),
      ).toBeVisible();
      await expect(badges(page, title).getByText('Boosted', { exact: true })).toBeVisible();
      await page.goto('/account-setting?tab=my-services');
      await expect(page.getByText(`${title}, one month, renewed each month`)).toBeVisible();
    }

    await page.goto('/featured');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured crash pads');
    await expectInOrder(page);
  });
}

test('visitors log in before they see a checkout', async ({ page }) => {
  await page.goto('/featured-signup/1');
  await expect(page).toHaveURL(/\/login\?ref_url=/);
});
