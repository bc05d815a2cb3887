import { type Operation, operations } from '@crewpad/contract';
import { startSandbox } from '@crewpad/stripe-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startOpenIdProvider,
  TEST_CLIENT,
} from '../../apps/server/src/features/accounts/sign-in/oauth/testing.ts';
import { openPaymentProvider } from '../../apps/server/src/platform/payments/provider.ts';
import type { TestApp } from '../../apps/server/src/testing/test-app.ts';
import { accountExamples, oauthExamples } from './examples/accounts.ts';
import { adminExamples } from './examples/admin.ts';
import { billingExamples } from './examples/billing.ts';
import { contentExamples } from './examples/content.ts';
import { crashpadExamples } from './examples/crashpads.ts';
import { messageExamples } from './examples/messages.ts';
import { notificationExamples } from './examples/notifications.ts';
import { paymentExamples } from './examples/payments.ts';
import { payoutExamples } from './examples/payouts.ts';
import { promotionExamples } from './examples/promotions.ts';
import { readingExamples } from './examples/reading.ts';
import { rentExamples } from './examples/rent.ts';
import { rentalExamples } from './examples/rentals.ts';
import { reportExamples } from './examples/reports.ts';
import { reviewExamples } from './examples/reviews.ts';
import { savedExamples } from './examples/saved.ts';
import { stayExamples } from './examples/stays.ts';
import { uploadExamples } from './examples/uploads.ts';
import { waitlistExamples } from './examples/waitlists.ts';
import { addressOf, type Examples } from './support/example.ts';
import { cellsOf, rowsByName } from './support/rows.ts';
import { World } from './support/world.ts';

const examples: Examples = {
  ...accountExamples,
  ...oauthExamples,
  ...adminExamples,
  ...billingExamples,
  ...readingExamples,
  ...contentExamples,
  ...uploadExamples,
  ...crashpadExamples,
  ...rentalExamples,
  ...stayExamples,
  ...payoutExamples,
  ...reportExamples,
  ...rentExamples,
  ...paymentExamples,
  ...promotionExamples,
  ...reviewExamples,
  ...messageExamples,
  ...notificationExamples,
  ...waitlistExamples,
  ...savedExamples,
};
const rows = rowsByName();

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let google: Awaited<ReturnType<typeof startOpenIdProvider>>;
let world: World;
beforeAll(async () => {
  sandbox = await startSandbox({ file: ':memory:', control: true, captureDelay: 0 });
  google = await startOpenIdProvider([]);
  const settings = {
    TEST_CONTROL: 'on',
    FLAGS: 'deactivateAccount,events,specialOffers,mapFilters,paymentRequest,payoutSchedule',
    GOOGLE_CLIENT_ID: TEST_CLIENT.id,
    GOOGLE_CLIENT_SECRET: TEST_CLIENT.secret,
    GOOGLE_ISSUER: google.issuer,
  };
  const payments = openPaymentProvider({ mode: 'sandbox', port: undefined }, sandbox);
  world = await World.open(settings, { payments });
});
afterAll(async () => {
  await world.close();
  await google.close();
  await sandbox.close();
});

it('every implemented operation has an example', () => {
  expect([...rows.keys()].filter((name) => !(name in examples))).toEqual([]);
});

describe('the cells of authorization.csv', () => {
  it.each(cellsOf(rows))('$name answers $role as specified', async (cell) => {
    const { name, row, role, refusal } = cell;
    const example = (await examples[name]?.(world, role)) ?? {};
    const token = example.token ?? (await world.tokenOf(role));
    const before = refusal === undefined ? undefined : await world.rows.read();
    const { status, text } = await world.rig.call(row.method, addressOf(row.path, example), {
      ...example,
      token,
    });
    if (before === undefined) {
      expect(status, text).toBeLessThan(400);
    } else {
      expect(status, text).toBe(refusal);
      expect(await world.rows.read()).toEqual(before);
    }
    expect(world.leaks(role, text, refusal === undefined ? example.reveals : [])).toEqual([]);
  });
});

/** Any member gets the errors of these forms: they are about what everyone sees, or about nobody. */
const FOR_ANYONE = new Set([
  'POST /messages',
  'POST /lister/send-message-to-tenant',
  'POST /rental/invite',
  'POST /rental/invite-several',
  'POST /rental/rents',
  'POST /user/featured-listings',
  'POST /user/review',
  'POST /listing/{id}/waitlist',
]);

describe('an invalid form', () => {
  const withBody = new Set(
    operations.filter((operation) => operation.body !== undefined).map(nameOf),
  );
  const refusals = cellsOf(rows).filter(
    ({ name, refusal }) =>
      (refusal === 403 || refusal === 404) && withBody.has(name) && !FOR_ANYONE.has(name),
  );

  it.each(refusals)('of $role does not hide the refusal of $name', async (cell) => {
    const { name, row, role, refusal } = cell;
    const example = (await examples[name]?.(world, role)) ?? {};
    const token = example.token ?? (await world.tokenOf(role));
    const body = invalidOf(example.body);
    const call = { ...example, token, body };
    const { status, text } = await world.rig.call(row.method, addressOf(row.path, example), call);
    expect(status, text).toBe(refusal);
  });
});

/** A form whose fields all have wrong types, except for the object that it is about. */
function invalidOf(form: object | string | undefined): object {
  const fields = Object.entries(typeof form === 'object' ? form : {});
  const parameters = new Set(['id', 'tenant_id', 'review_id', 'token', 'image_url']);
  return Object.fromEntries(
    fields.map(([key, value]) => [key, parameters.has(key) ? value : [{}]]),
  );
}

describe('an admin who views as a member', () => {
  const closedToViews = [...rows].filter(([, row]) =>
    row.condition.includes('switched session 403'),
  );

  it.each(closedToViews)('cannot call %s, and changes nothing', async (name, row) => {
    const example = (await examples[name]?.(world, 'lister_owner')) ?? {};
    const token = await world.switchedTokenOf('lister_owner');
    const before = await world.rows.read();
    const { status } = await world.rig.call(row.method, addressOf(row.path, example), {
      ...example,
      token,
    });
    expect(status).toBe(403);
    expect(await world.rows.read()).toEqual(before);
  });
});

describe('an admin who has not set up the second step', () => {
  const cells = cellsOf(rows);
  const isForOthers = (name: string) =>
    cells.some((cell) => cell.name === name && cell.role !== 'admin' && cell.refusal === undefined);
  const forAdmins = cells.filter(
    ({ name, role, refusal }) => role === 'admin' && refusal === undefined && !isForOthers(name),
  );
  let strict: TestApp;
  beforeAll(async () => {
    strict = await world.rig.peer({ adminSecondStep: true });
  });
  afterAll(() => strict.close());

  it('is refused by the operations for admins only', () => {
    expect(forAdmins.length).toBeGreaterThan(30);
  });

  it.each(forAdmins)('is refused by $name, which changes nothing', async ({ name, row }) => {
    const example = (await examples[name]?.(world, 'admin')) ?? {};
    const token = example.token ?? (await world.tokenOf('admin'));
    const before = await world.rows.read();
    const { status, text } = await strict.call(row.method, addressOf(row.path, example), {
      ...example,
      token,
    });
    expect(status, text).toBe(403);
    expect(text).toContain('"SECOND_STEP_REQUIRED"');
    expect(await world.rows.read()).toEqual(before);
  });
});

/** What stays open to a locked member, of whatever role: account, money, and care of running stays. */
const OPEN_WHILE_LOCKED: readonly string[] = [
  'DELETE /blocks/{id}',
  'DELETE /calendar',
  'DELETE /charges/{id}/objection',
  'DELETE /favorites/{listing_id}',
  'DELETE /lister/waitlist/{id}/offer',
  'DELETE /listing/{id}/waitlist',
  'DELETE /messages/{id}',
  'DELETE /payment-request/{id}',
  'DELETE /rental/{id}/checkout-date',
  'DELETE /rental/{id}/rent-change',
  'DELETE /saved-searches/{id}',
  'DELETE /user/block/{id}',
  'DELETE /user/email-change',
  'DELETE /user/featured-listings/{id}',
  'DELETE /user/passkeys/{id}',
  'DELETE /user/quick-replies/{id}',
  'DELETE /user/second-step/reset',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{id}',
  'DELETE /user/verify-deactivation-code',
  'POST /admin/switch-back',
  'POST /calendar',
  'POST /charges/{id}/collect',
  'POST /charges/{id}/late-fee',
  'POST /charges/{id}/objection',
  'POST /charges/{id}/objection/answer',
  'POST /charges/{id}/write-off',
  'POST /logout',
  'POST /messages/{id}/read',
  'POST /notifications/read',
  'POST /payment-request',
  'POST /payment-request/{id}/pay',
  'POST /payment-request/{id}/reject',
  'POST /payouts/open',
  'POST /rental/accept',
  'POST /rental/{id}/accept-autopay',
  'POST /rental/{id}/cancel-invite',
  'POST /rental/{id}/checkout',
  'POST /rental/{id}/checkout-date',
  'POST /rental/{id}/checkout-date/confirm',
  'POST /rental/{id}/checkout-date/decline',
  'POST /rental/{id}/credit/keep',
  'POST /rental/{id}/decline',
  'POST /rental/{id}/decline-autopay',
  'POST /rental/{id}/disable-autopay',
  'POST /rental/{id}/leave',
  'POST /rental/{id}/remind',
  'POST /rental/{id}/rent-change/accept',
  'POST /rental/{id}/rent-change/decline',
  'POST /stripe/remove-payment-method',
  'POST /stripe/save-payment-method',
  'POST /stripe/setup-customer',
  'POST /stripe/setup-intent',
  'POST /stripe/update-card',
  'POST /transaction',
  'POST /transaction/preview',
  'POST /transaction/{id}/refund',
  'POST /transaction/{id}/void',
  'POST /user/acceptances',
  'POST /user/authenticator-app',
  'POST /user/authenticator-app/confirm',
  'POST /user/block',
  'POST /user/confirm',
  'POST /user/confirm/options',
  'POST /user/passkeys',
  'POST /user/passkeys/options',
  'POST /user/recovery-codes',
  'POST /user/refresh-token',
  'POST /user/update-email',
  'POST /user/update-password',
  'POST /waitlist/{id}/claim',
  'POST /waitlist/{id}/pass',
  'PUT /charges/{id}/objection/seen',
  'PUT /favorites/{listing_id}',
  'PUT /listing/{id}/waitlist-mode',
  'PUT /messages/{id}',
  'PUT /notifications/preferences',
  'PUT /payment-request/{id}',
  'PUT /payment-request/{id}/seen',
  'PUT /rental/{id}/checkout-date/seen',
  'PUT /rental/{id}/settled',
  'PUT /rental/{id}/update-tenant-note',
  'PUT /user/passkeys/{id}',
  'PUT /user/preferences',
  'PUT /user/second-step',
  'PUT /user/switch-language',
];

it('a locked member is refused by every other write', async () => {
  const open = new Set<string>();
  const { db } = world.rig.database;
  const lock = (id: number, isLocked: boolean) =>
    db
      .updateTable('members')
      .set({
        locked_at: isLocked ? world.rig.clock.now() : null,
        lock_reason: isLocked ? 'A test' : '',
      })
      .where('id', '=', id)
      .execute();
  const writes = cellsOf(rows).filter(
    ({ row, role, refusal }) =>
      row.method !== 'GET' &&
      row.cells.visitor === '401' &&
      refusal === undefined &&
      role !== 'admin',
  );
  for (const { name, row, role } of writes) {
    const example = (await examples[name]?.(world, role)) ?? {};
    if (role === 'visitor') continue;
    const token = example.token ?? (await world.tokenOf(role));
    // An example with a token of its own acts as another member.
    const id = (await world.rig.get('/user', token)).body.user.id;
    await lock(id, true);
    const { text } = await world.rig.call(row.method, addressOf(row.path, example), {
      ...example,
      token,
    });
    await lock(id, false);
    if (!text.includes('"ACCOUNT_LOCKED"')) open.add(name);
  }
  expect([...open].sort()).toEqual(OPEN_WHILE_LOCKED);
  // Each write is prepared and called once.
}, 240_000);

describe('a JSON body that is not an object', () => {
  const withBody = new Set(
    operations.filter((operation) => operation.body !== undefined).map(nameOf),
  );
  const allowed = cellsOf(rows).filter(
    ({ name, refusal }) => refusal === undefined && withBody.has(name),
  );
  const cellByOperation = new Map(allowed.map((cell) => [cell.name, cell]));

  it('is tested for every operation with a body', () => {
    expect([...withBody].filter((name) => !cellByOperation.has(name))).toEqual([]);
  });

  it.each([...cellByOperation.values()])('returns 422 at $name', async ({ name, row, role }) => {
    const example = (await examples[name]?.(world, role)) ?? {};
    const token = example.token ?? (await world.tokenOf(role));
    const headers = { ...example.headers, 'content-type': 'application/json' };
    for (const body of ['null', '7', '"text"', 'true', '[]', '[{"email":"a@crewpad.test"}]']) {
      const call = { ...example, token, headers, body };
      const { status, text } = await world.rig.call(row.method, addressOf(row.path, example), call);
      expect(status, `${body}: ${text}`).toBe(422);
    }
  });
});

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
