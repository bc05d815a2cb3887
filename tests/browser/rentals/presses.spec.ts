import type { Locator, Page } from '@playwright/test';
import { newEmail } from '../support/accounts.ts';
import { signedIn } from '../support/listers.ts';
import { expect, PHONE, test, waitForHydration } from '../support/test.ts';

const LISTER = 'lister.crew@crewpad.test';
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

/** Far more than any page has before what is looked for. */
const TABS_MAX = 250;

/** Counts what a lister presses; typing is free, and so is the way there by keyboard. */
class Presses {
  count = 0;
  readonly byKeyboard: boolean;

  constructor({ byKeyboard }: { byKeyboard: boolean }) {
    this.byKeyboard = byKeyboard;
  }

  async on(target: Locator): Promise<void> {
    this.count += 1;
    if (!this.byKeyboard) return target.click();
    await expect(target).toBeEnabled();
    const isEntry = (await target.getAttribute('role')) === 'menuitem';
    const { keyboard } = target.page();
    for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press(isEntry ? 'ArrowDown' : 'Tab');
    }
    await expect(target).toBeFocused();
    await keyboard.press('Enter');
  }

  async key(page: Page, key: string): Promise<void> {
    this.count += 1;
    await page.keyboard.press(key);
  }
}

/** A journey of the demo lister with sixty tenants, and the presses that it may take. */
function takes(
  most: number,
  what: string,
  journey: (page: Page, presses: Presses) => Promise<void>,
): void {
  test(`${what} takes at most ${most} ${most === 1 ? 'press' : 'presses'}`, async ({
    page,
    viewport,
  }) => {
    await signedIn(page, LISTER, 'crashpad');
    // By touch on a phone, and by keyboard alone on a wide screen.
    const presses = new Presses({ byKeyboard: viewport?.width !== PHONE.width });
    await journey(page, presses);
    expect(presses.count).toBeLessThanOrEqual(most);
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The page of a tenant of the demo lister, by a part of their name. */
async function openTenant(page: Page, name: string): Promise<void> {
  await open(page, `/my-crew?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Checks the tenant of the open page out now. */
async function checkOut(page: Page, presses: Presses): Promise<void> {
  await presses.on(page.getByRole('button', { name: /^Actions for/ }).first());
  await presses.on(page.getByRole('menuitem', { name: /^Check out/ }));
  await expect(page).toHaveURL(/\/check-out$/);
  await waitForHydration(page);
  await expect(page.getByRole('list', { name: 'What happens to the money' })).toContainText(
    'deposit',
  );
  await page.getByLabel('Reason').fill('They move to another base.');
  await presses.on(page.getByRole('button', { name: 'Check out now' }));
  await expect(page.getByText(/is checked out/).first()).toBeVisible();
}

/** Each width acts on tenants, houses and beds of its own. */
const SCREENS = [
  {
    viewport: PHONE,
    house: 'Ironwood House near the 44th Street train',
    bed: 'Delta, free: invite a tenant',
    late: 'Sinead Demir',
    leaves: 'Giovanni Byrne',
    left: 'Naomi Mendoza',
    thread: 'Sinead D.',
  },
  {
    viewport: { width: 1280, height: 800 },
    house: 'Palo Verde House with a pool',
    bed: /free: invite a tenant/,
    late: 'Rafael Holt',
    leaves: 'Bilal Bello',
    left: 'Una Nash',
    thread: 'Rafael H.',
  },
];

for (const { viewport, house, bed, late, leaves, left, thread } of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    takes(2, 'to invite from a free bed, with one typed field,', async (page, presses) => {
      await open(page, '/my-crashpads');
      const row = page.getByRole('article', { name: house });
      await row.getByRole('link', { name: house }).click();
      await presses.on(row.getByRole('button', { name: bed }));
      const email = newEmail();
      await dialog(page).getByLabel('Email').fill(email);
      await presses.on(button(page, 'Send invitation'));
      await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
    });

    takes(2, 'to record cash', async (page, presses) => {
      await openTenant(page, late);
      await presses.on(page.getByRole('button', { name: 'Add payment' }).first());
      await expect(dialog(page).getByLabel('Amount')).not.toHaveValue('');
      await presses.on(button(page, /^(Save|Add|Record)/));
      await expect(page.getByText(/recorded/).first()).toBeVisible();
    });

    takes(1, 'to see who is late', async (page, presses) => {
      await open(page, '/dashboard');
      await presses.on(page.getByRole('link', { name: /rent payments are late or failed/ }));
      await expect(page.getByText(/days late/).first()).toBeVisible();
    });

    takes(3, 'to message all tenants of a house', async (page, presses) => {
      await open(page, '/my-crew');
      await presses.on(page.getByRole('button', { name: /^Message \d tenants/ }).first());
      await dialog(page).getByRole('textbox').fill('The water is off on Monday until noon.');
      await presses.on(button(page, /^Send/));
      await expect(dialog(page)).toHaveCount(0);
    });

    takes(2, 'to change a price', async (page, presses) => {
      await open(page, '/my-crashpads');
      const row = page.getByRole('article', { name: house });
      await row.getByRole('link', { name: house }).click();
      await presses.on(row.getByRole('button', { name: /^Price of Alpha/ }).first());
      await page.keyboard.type('251');
      await presses.key(page, 'Enter');
      await expect(row.getByRole('button', { name: 'Price of Alpha: $251' }).first()).toBeFocused();
    });

    takes(3, 'to check a tenant out, with everything said before,', async (page, presses) => {
      await openTenant(page, leaves);
      await checkOut(page, presses);
    });

    takes(2, 'to return a deposit', async (page, presses) => {
      await openTenant(page, left);
      await checkOut(page, new Presses({ byKeyboard: false }));
      await page.reload();
      await waitForHydration(page);
      await presses.on(page.getByRole('button', { name: 'Settle deposit' }));
      await presses.on(button(page, /^Return \$/));
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Settle deposit' })).toHaveCount(0);
    });

    takes(2, 'to answer a message', async (page, presses) => {
      await open(page, '/messages');
      await presses.on(page.getByRole('link', { name: new RegExp(thread) }).first());
      const composer = page.getByRole('textbox', { name: /message/i }).last();
      await composer.fill('Thank you, I have seen it.');
      await presses.on(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(page.getByText('Thank you, I have seen it.').last()).toBeVisible();
    });

    takes(1, 'to find a tenant by typing', async (page, presses) => {
      await open(page, '/dashboard');
      await presses.on(page.getByRole('button', { name: /^Search/ }).first());
      await page.keyboard.type('nina mer');
      await expect(dialog(page).getByText('Nina Mercer').first()).toBeVisible();
    });

    takes(2, 'to save the year as CSV', async (page, presses) => {
      await open(page, '/my-crew');
      await presses.on(page.getByRole('link', { name: 'Payments' }).first());
      const download = page.waitForEvent('download');
      await presses.on(page.getByRole('button', { name: /^Download CSV for/ }));
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
}
