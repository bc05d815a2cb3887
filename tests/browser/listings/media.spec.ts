import type { Page } from '@playwright/test';
import { heavyJpeg, jpeg, type Lister, newLister, pdf } from '../support/listers.ts';
import { expect, test } from '../support/test.ts';

const SIX_MB = 6 * 1024 * 1024;

/** A new lister's wizard, open at a step. */
async function openStep(page: Page, step: number): Promise<Lister> {
  const lister = await newLister(page);
  await lister.call('PUT', '/lister/draft', { form: { rental_type: 'crashpad' }, step });
  await page.goto(`/create-crashpad?step=${step}`);
  await expect(page.getByRole('button', { name: /^Choose/ })).toBeEnabled();
  return lister;
}

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});
const chooser = (page: Page) => page.locator('main input[type=file]');
const tiles = (page: Page) => page.locator('[data-picture]');
const action = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Resolves with the draft's pictures once there are this many. */
async function savedPictures(lister: Lister, count: number): Promise<string[]> {
  let images: string[] = [];
  await expect
    .poll(async () => {
      const { draft } = await lister.call<{ draft: { form: { images?: string[] } } | null }>(
        'GET',
        '/lister/draft',
      );
      images = draft?.form.images ?? [];
      return images.length;
    })
    .toBe(count);
  return images;
}

/** The picture addresses on the page, in order. */
function visiblePictures(page: Page): Promise<(string | null)[]> {
  return tiles(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
}

/** Expects three pictures in this order. */
async function withThree(page: Page): Promise<string[]> {
  await chooser(page).setInputFiles([
    file('red.jpg', await jpeg('red')),
    file('green.jpg', await jpeg('green')),
    file('blue.jpg', await jpeg('blue')),
  ]);
  await expect(tiles(page)).toHaveCount(3);
  return (await visiblePictures(page)) as string[];
}

test('pictures are uploaded in the order of selection, whichever is ready first', {
  tag: '@long',
}, async ({ page }) => {
  const lister = await openStep(page, 5);
  const addresses = new Map<string, string>();
  const secondIsStored = Promise.withResolvers<void>();
  await page.route('**/api/upload/images', async (route) => {
    const body = route.request().postDataBuffer();
    const name = body?.includes('second.jpg') ? 'second' : 'first';
    if (name === 'first') await secondIsStored.promise;
    const answer = await route.fetch();
    const { url } = (await answer.json()) as { url: string[] };
    addresses.set(name, url[0] ?? '');
    await route.fulfill({ response: answer });
    if (name === 'second') secondIsStored.resolve();
  });
  await chooser(page).setInputFiles([
    file('first.jpg', await jpeg('red')),
    file('second.jpg', await jpeg('green')),
  ]);
  await expect(tiles(page)).toHaveCount(2);
  const inOrder = [addresses.get('first'), addresses.get('second')];
  expect([...addresses.keys()]).toEqual(['second', 'first']);
  expect(await visiblePictures(page)).toEqual(inOrder);
  await expect(action(page, 'Picture 1 of 2, primary picture')).toBeVisible();
  await expect(page.getByText('2 of 15 pictures')).toBeVisible();
  expect(await savedPictures(lister, 2)).toEqual(inOrder);
});

test('a picture that is too large is downscaled instead of refused', { tag: '@long' }, async ({
  page,
}) => {
  await openStep(page, 5);
  const large = await heavyJpeg(2800, 2100);
  expect(large.length).toBeGreaterThan(SIX_MB);
  const sending = page.waitForRequest('**/api/upload/images');
  await chooser(page).setInputFiles(file('large.jpg', large));
  const sizes = await (await sending).sizes();
  expect(sizes.requestBodySize).toBeLessThan(SIX_MB);
  await expect(tiles(page)).toHaveCount(1);
});

test('pictures are reordered by keyboard: dragged with the keys, or moved by buttons', async ({
  page,
}) => {
  const lister = await openStep(page, 5);
  const [red, green, blue] = await withThree(page);
  await action(page, 'Picture 1 of 3, primary picture').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up picture 1.')).toBeAttached();
  // The grid hears the arrow keys one task after it announced this, with the places of its frame.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Picture 1 is at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => visiblePictures(page)).toEqual([green, red, blue]);
  // The primary picture keeps its role at any position.
  await expect(action(page, 'Picture 2 of 3, primary picture')).toBeVisible();
  await action(page, 'Move picture 2 back').press('Enter');
  await expect.poll(() => visiblePictures(page)).toEqual([green, blue, red]);
  await expect(page.getByText('Moved the picture to position 3 of 3.')).toBeAttached();
  await expect(action(page, 'Move picture 3 back')).toBeFocused();
  expect(await savedPictures(lister, 3)).toHaveLength(3);
  await expect
    .poll(async () => (await savedPictures(lister, 3)).join())
    .toBe([green, blue, red].join());
  await page.reload();
  await expect.poll(() => visiblePictures(page)).toEqual([green, blue, red]);
});

test('a picture is dragged with the mouse', { tag: '@long' }, async ({ page }) => {
  await openStep(page, 5);
  const [red, green, blue] = await withThree(page);
  const from = await action(page, 'Picture 1 of 3, primary picture').boundingBox();
  const to = await action(page, 'Picture 2 of 3').boundingBox();
  if (!from || !to) throw new Error('no pictures to drag');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 50, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => visiblePictures(page)).toEqual([green, red, blue]);
});

test('another picture becomes the primary one; one is rotated, removed and restored', async ({
  page,
}) => {
  await openStep(page, 5);
  const [red, green, blue] = await withThree(page);
  await action(page, 'Make picture 2 the primary picture').click();
  await expect(action(page, 'Picture 2 of 3, primary picture')).toBeVisible();
  await action(page, 'Rotate picture 2 to the right').click();
  await expect(page.getByText('Rotated picture 2.')).toBeAttached();
  const rotatedPicture = (await visiblePictures(page))[1];
  expect(rotatedPicture).not.toBe(green);
  await expect(action(page, 'Picture 2 of 3, primary picture')).toBeVisible();
  await action(page, 'Remove picture 2').click();
  await expect.poll(() => visiblePictures(page)).toEqual([red, blue]);
  await expect(action(page, 'Picture 1 of 2, primary picture')).toBeVisible();
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect.poll(() => visiblePictures(page)).toEqual([red, rotatedPicture, blue]);
  await expect(action(page, 'Picture 2 of 3, primary picture')).toBeVisible();
});

test.describe('upload errors', () => {
  // The server rejects one file, and one connection is cut.
  test.use({ expectedErrors: [/status of 422|ERR_FAILED/] });

  test('a file that is not a picture is refused with a message, and the others stay', async ({
    page,
  }) => {
    await openStep(page, 5);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload/images')) calls += 1;
    });
    await chooser(page).setInputFiles(file('notes.txt', Buffer.from('rent'), 'text/plain'));
    const why = "We can't show this file. Please choose a JPG or PNG picture.";
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(1);
    expect(calls).toBe(0);
    await action(page, 'Dismiss notes.txt').click();
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(0);
    await chooser(page).setInputFiles([
      file('lie.jpg', Buffer.from('no picture at all')),
      file('true.jpg', await jpeg('red')),
    ]);
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(1);
    expect(calls).toBe(2);
  });

  test('a failed upload is retried, and a running one can be canceled', async ({ page }) => {
    await openStep(page, 5);
    await page.route('**/api/upload/images', (route) => route.abort(), { times: 1 });
    await chooser(page).setInputFiles(file('house.jpg', await jpeg('red')));
    await expect(page.getByText('You lost the connection.')).toBeVisible();
    await action(page, 'Try house.jpg again').click();
    await expect(tiles(page)).toHaveCount(1);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/upload/images', async () => gate.promise);
    await chooser(page).setInputFiles(file('slow.jpg', await jpeg('blue')));
    await expect(page.getByRole('progressbar', { name: 'Uploading slow.jpg' })).toBeVisible();
    await action(page, 'Save & Publish').click();
    await expect(page.getByText('Please wait for the uploads to finish')).toBeVisible();
    await action(page, 'Cancel upload of slow.jpg').click();
    await expect(page.getByText('slow.jpg', { exact: true })).toHaveCount(0);
    await expect(tiles(page)).toHaveCount(1);
    gate.resolve();
  });

  test('documents are PDF files by name and content, at most three, and can be restored', async ({
    page,
  }) => {
    await openStep(page, 4);
    await chooser(page).setInputFiles(file('rules.doc', pdf(), 'application/msword'));
    const why = "This file isn't a PDF. Please save it as a PDF first.";
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(1);
    await action(page, 'Dismiss rules.doc').click();
    await chooser(page).setInputFiles(file('lie.pdf', Buffer.from('rent'), 'application/pdf'));
    await expect(page.getByRole('alert').filter({ hasText: why })).toHaveCount(1);
    // The error is still shown, and takes up no extra space.
    await chooser(page).setInputFiles([
      file('House rules.pdf', pdf(), 'application/pdf'),
      file('Parking.pdf', pdf(), 'application/pdf'),
      file('Bins.pdf', pdf(), 'application/pdf'),
    ]);
    const pdfLink = page.getByRole('link', { name: /^Open .*\.pdf$/ });
    await expect(pdfLink).toHaveCount(3);
    const rules = page.getByRole('link', { name: 'Open House rules.pdf' });
    await expect(rules).toHaveAttribute('href', /^\/files\/documents\/.*::::/);
    await expect(page.getByText(/You've added all 3 documents/)).toBeVisible();
    await action(page, 'Remove Parking.pdf').click();
    await expect(pdfLink).toHaveCount(2);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(pdfLink).toHaveCount(3);
  });
});
