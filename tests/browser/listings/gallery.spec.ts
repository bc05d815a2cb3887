import type { Page } from '@playwright/test';
import { findListing, hasPictures } from '../support/find-listing.ts';
import { expect, expectAccessible, test, waitForHydration } from '../support/test.ts';

test.describe('the pictures of a crash pad', () => {
  test('can be viewed by keyboard, also enlarged, and the focus returns', async ({ page }) => {
    const { data } = await findListing(page, hasPictures);
    const total = data.images.length;
    await page.goto(`/listing/${data.id}`);
    await waitForHydration(page);
    const gallery = page.getByRole('region', { name: 'Pictures of the crash pad' });
    await gallery.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
    await gallery.getByRole('button', { name: 'Show picture 1', exact: true }).press('Enter');
    await expect(gallery.getByText(`1 / ${total}`)).toBeVisible();

    await gallery.getByRole('button', { name: `Enlarge picture 1 of ${total}` }).press('Enter');
    const lightbox = page.getByRole('dialog', { name: 'Pictures of the crash pad' });
    await expect(lightbox.getByRole('img', { name: `Picture 1 of ${total}` })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(`2 / ${total}`)).toBeVisible();
    await expect(lightbox.getByRole('img', { name: `Picture 2 of ${total}` })).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('End');
    await expect(lightbox.getByText(`${total} / ${total}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(`1 / ${total}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(`2 / ${total}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(
      gallery.getByRole('button', { name: `Enlarge picture 2 of ${total}` }),
    ).toBeFocused();
  });

  test('do not move for people who prefer reduced motion, until they press play', async ({
    page,
  }) => {
    const { data } = await findListing(page, hasPictures);
    await page.goto(`/listing/${data.id}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  });
});

/** Opens a crash pad with several pictures; the test controls the time. */
async function openSlideshow(page: Page) {
  await page.clock.install();
  const { data } = await findListing(page, hasPictures);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  const gallery = page.getByRole('region', { name: 'Pictures of the crash pad' });
  return { gallery, total: data.images.length };
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the pictures change automatically, but not under the pointer or when paused', {
    tag: '@long',
  }, async ({ page }) => {
    const { gallery, total } = await openSlideshow(page);
    await expect(gallery.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await page.clock.runFor(4500);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
    await gallery.getByRole('button', { name: 'Next picture' }).hover();
    await page.clock.runFor(9000);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
    await gallery.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(9000);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
  });

  test('the pictures stop at the first interaction, on a phone at the first touch', {
    tag: '@long',
  }, async ({ page }) => {
    const { gallery, total } = await openSlideshow(page);
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(9000);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await waitForHydration(page);
    await page.clock.runFor(4500);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
    await page
      .getByRole('heading', { level: 1 })
      .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.clock.runFor(9000);
    await expect(gallery.getByText(`2 / ${total}`)).toBeVisible();
  });
});

test('a phone shows the picture from edge to edge, and the lister within two screens', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await findListing(page, hasPictures);
  await page.goto(`/listing/${data.id}`);
  await waitForHydration(page);
  const header = await page.locator('body header').first().boundingBox();
  const gallery = page.getByRole('region', { name: 'Pictures of the crash pad' });
  const picture = await gallery.getByRole('listitem').first().boundingBox();
  expect(picture).toMatchObject({ x: 0, width: 390 });
  expect(picture?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
  const onPicture = [
    page.getByRole('link', { name: /^Crash pads near/ }),
    page.locator('summary', { hasText: 'Share' }),
    page.getByRole('button', { name: /^Save / }).first(),
  ];
  for (const control of onPicture) {
    const box = await control.boundingBox();
    expect(box?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const lister = await page.getByRole('region', { name: 'The lister' }).boundingBox();
  expect((lister?.y ?? Infinity) + (lister?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
  const box = page.getByRole('complementary', { name: 'Price and message' });
  await expect(box.getByText('First month in total')).toBeInViewport();
  await expectAccessible(page);
});
