import { newLister } from '../support/listers.ts';
import { expect, test } from '../support/test.ts';

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
