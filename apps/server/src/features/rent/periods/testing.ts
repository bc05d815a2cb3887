import type { AutoPay } from '@crewpad/domain';
import { runSchedule } from '../../billing/index.ts';
import { BillingRig, type SignedUp, type TestCard } from '../../billing/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { addPayoutAccount, addRental } from '../../rentals/testing.ts';
import { balanceOpenRent } from './balance-rent.ts';
import { openDueRent } from './periods.ts';
import { rentSchedule, trimRent } from './schedule-rent.ts';

export interface Tenancy {
  id: number;
  lister: { id: number; token: string };
  tenant: SignedUp;
}

const EVENING = '18:00';

/** An application with rent, whose sandbox pays to connected accounts. */
export class RentRig {
  readonly billing: BillingRig;

  private constructor(billing: BillingRig) {
    this.billing = billing;
  }

  static async open(settings: Record<string, string> = {}): Promise<RentRig> {
    return new RentRig(await BillingRig.open(settings));
  }

  close = () => this.billing.close();

  get db() {
    return this.billing.db;
  }

  get services() {
    return this.billing.accounts.services;
  }

  get clock() {
    return this.billing.accounts.clock;
  }

  at(instant: string): void {
    this.clock.set(new Date(instant));
  }

  /** A lister with a ready payout account at the sandbox. */
  async lister(): Promise<{ id: number; token: string; account: string }> {
    const { id } = await this.billing.accounts.member({ user_plan: 'basic' });
    const account = await this.billing.openAccount();
    await addPayoutAccount(this.db, id, { account_id: account });
    return { id, token: await this.billing.accounts.tokenOf(id, true), account };
  }

  /** A free member with this card on file; null for none. */
  async tenant(card: TestCard | null = 'good'): Promise<SignedUp> {
    const { id } = await this.billing.accounts.member({ user_plan: null });
    const token = await this.billing.accounts.tokenOf(id, true);
    const { body } = await this.billing.post('/stripe/setup-customer', {}, token);
    const tenant = { id, token, customerId: (body as { customer_id: string }).customer_id };
    if (card !== null) await this.billing.save(tenant, card);
    return tenant;
  }

  /** An accepted rental without any rent rows. */
  async tenancy({
    card = 'good',
    start = '2027-03-01',
    auto_pay = 1,
    ...row
  }: {
    card?: TestCard | null;
    start?: string;
    auto_pay?: AutoPay;
  } & Parameters<typeof addRental>[3] = {}): Promise<Tenancy> {
    const lister = await this.lister();
    const tenant = await this.tenant(card);
    if (typeof row.first_name === 'string') {
      const display_name = `${row.first_name} ${row.last_name ?? ''}`.trim();
      await this.db
        .updateTable('members')
        .set({ display_name })
        .where('id', '=', tenant.id)
        .execute();
    }
    const listing = await addListing(this.db, { user_id: lister.id, title: 'The Nest' });
    const [bed = 0] = listing.bedIds;
    const id = await addRental(this.db, listing, bed, {
      user_id: tenant.id,
      start_date: start,
      rental_amount: 40_000,
      payment_date: 1,
      accepted_at: '2027-01-01T00:00:00Z',
      next_rent_on: start,
      next_due_at: `${start}T07:00:00Z`,
      checkout_time: row.checkout_date == null ? null : EVENING,
      auto_pay,
      ...row,
    });
    return { id, lister, tenant };
  }

  /** The minute job. */
  async run(): Promise<void> {
    const { services } = this;
    await openDueRent(this.db, {
      payments: services.payments,
      now: this.clock.now(),
      batch: 100,
    });
    await trimRent(services);
    await balanceOpenRent(services);
    await runSchedule(services, rentSchedule, { concurrency: 2 });
  }

  /** Moves the clock to an instant, and runs the due jobs. */
  async runAt(instant: string): Promise<void> {
    this.at(instant);
    await this.run();
  }

  /** The rent rows of a rental, by period. */
  rows(rentalId: number) {
    return this.db
      .selectFrom('obligations')
      .selectAll()
      .where('rental_id', '=', rentalId)
      .where('kind', '=', 'rent')
      .orderBy('period_from')
      .orderBy('id')
      .execute();
  }

  async row(rentalId: number) {
    const [row] = await this.rows(rentalId);
    if (row === undefined) throw new Error('there is no rent');
    return row;
  }

  rental(id: number) {
    return this.db.selectFrom('rentals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** The ordered emails about a charge: `rent_failed tenant`. */
  async mailsAbout(obligationId: number): Promise<string[]> {
    const rows = await this.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows
      .map(({ payload }) => payload as { obligationId?: number; mail: string; to?: string })
      .filter((order) => order.obligationId === obligationId)
      .map(({ mail, to }) => (to === undefined ? mail : `${mail} ${to}`));
  }
}
