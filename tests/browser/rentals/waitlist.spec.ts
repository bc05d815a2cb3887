import type { Page } from '@playwright/test';
import { linkIn, mailTo, newEmail, openAs, paidAccount } from '../support/accounts.ts';
import { type Inviter, inDays, invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import {
  expect,
  expectAccessible,
  expectFitsAndAccessible,
  PHONE,
  test,
  waitForHydration,
} from '../support/test.ts';

test.use({ viewport: PHONE });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Invites people to every bed, so none is free. @returns the invitation to the first bed */
async function fill(inviter: Inviter): Promise<number> {
  const ids: number[] = [];
  for (const bed_id of inviter.bedIds) {
    ids.push((await invite(inviter, newEmail(), { bed_id, start_date: inDays(1) })).id);
  }
  return ids[0] ?? 0;
}

test('a seeker joins the waitlist of a full listing, is offered a bed, claims it, and is invited', async ({
  page,
  browser,
}) => {
  const title = `Waitlist`;
  const inviter = await newInviter(browser, title);
  const { lister, listingId } = inviter;
  const tenant = await fill(inviter);
  const email = await paidAccount(page);

  await openAs(page, email, `/listing/${listingId}`);
  await waitForHydration(page);
  const box = page.getByRole('complementary', { name: 'Price and message' });
  await expect(box.getByRole('button')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Message the lister' }),
  ).toHaveAttribute('href', new RegExp(`^/chat/user/\\d+/listing/${listingId}$`));
  await box.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await dialog.getByLabel('Needed from').fill(inDays(3));
  await dialog.getByLabel('Note to the lister').fill('I fly out of here from next month.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText("You're number 1 on the waitlist")).toBeVisible();
  await page.getByRole('heading', { name: 'Free beds by day' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('No bed free', { exact: true }).first()).toBeVisible();
  await expectFitsAndAccessible(page);

  // A bed becomes free, and the lister offers it.
  await lister.call('POST', `/rental/${tenant}/cancel-invite`, {});
  const listers = await browser.newPage({ viewport: PHONE });
  await openAs(listers, lister.email, '/my-crew?tab=waitlist');
  await waitForHydration(listers);
  await expect(listers.getByText('I fly out of here from next month.')).toBeVisible();
  await button(listers, 'Offer a bed to Ada L.').click();
  const offering = listers.getByRole('dialog', { name: 'Offer a bed to Ada L.' });
  await expectAccessible(listers);
  await offering.getByRole('button', { name: 'Hold the bed and ask' }).click();
  await expect(listers.getByText(/: held until/)).toBeVisible();
  await expectFitsAndAccessible(listers);

  const mail = await mailTo(page, email, /A bed is free at/);
  await page.goto(linkIn(mail, /\/listing\//));
  await waitForHydration(page);
  const offer = page.getByRole('region', { name: "We're holding a bed for you" });
  await expect(offer.getByText(/left to claim it/)).toBeVisible();
  await page.goto('/saved');
  await page.getByRole('link', { name: 'My waitlists' }).click();
  await expect(offer.getByText(/left to claim it/)).toBeVisible();
  await page.goto('/my-crashpad');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'My waitlists' })).toBeVisible();
  await expectFitsAndAccessible(page);
  await offer.getByRole('button', { name: 'Claim this bed' }).click();
  await expect(page.getByRole('region', { name: 'You claimed a bed' })).toBeVisible();

  await listers.reload();
  await waitForHydration(listers);
  await button(listers, 'Invite Ada L.').click();
  const form = listers.getByRole('alertdialog', { name: 'Invite a tenant' });
  await expect(form.getByLabel('Room and bed')).not.toHaveValue('');
  await form.getByLabel('Monthly rent').fill('400');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form).toHaveCount(0);
  await expect(listers.getByText("No one's waiting")).toBeVisible();

  await page.goto(await mailedInvitation(page, email));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByLabel('I have read this and I agree.').check();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/my-crashpad$/);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await listers.close();
});

test('a seeker passes on a bed, keeps their spot, and leaves', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const inviter = await newInviter(browser, 'Pass');
  const { lister, listingId } = inviter;
  const tenant = await fill(inviter);
  const email = await paidAccount(page);
  await openAs(page, email, `/listing/${listingId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Join the waitlist' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText("You're number 1 on the waitlist")).toBeVisible();
  await lister.call('PUT', `/listing/${listingId}/waitlist-mode`, { mode: 'automatic' });
  await lister.call('POST', `/rental/${tenant}/cancel-invite`, {});
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.getByRole('region', { name: "We're holding a bed for you" })).toHaveCount(0);
  await expect(page.getByText("You're number 1 on the waitlist")).toBeVisible();
  await page.getByRole('button', { name: 'Leave the waitlist', exact: true }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave the waitlist?' });
  await leaving.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(page.getByText("You're number 1 on the waitlist")).toHaveCount(0);
});
