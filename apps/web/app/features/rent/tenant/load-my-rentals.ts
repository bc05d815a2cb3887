import { type Call, contract } from '@crewpad/contract';
import { isListerPlan, LIST_LIMIT_MAX, type Locale } from '@crewpad/domain';
import type { RouterContextProvider } from 'react-router';
import { allPages } from '../../../lib/all-pages.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { translateCountry } from '../../../lib/countries.ts';
import { requireMember } from '../../../lib/guards.ts';
import { asPageRefusal, loaderCall, rendering } from '../../../lib/loader-call.ts';
import { formatPhone } from '../../../lib/phone.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** A tenant's rentals by importance, and their history. */
export async function loadMyRentals(args: LoaderArgs) {
  const member = requireMember(args);
  const call = loaderCall(args);
  const [data, { user }, { card }] = await Promise.all([
    allPages((page) =>
      call(contract.rentals.getRentals, { query: { ...page, role: 'tenant' as const } }),
    ),
    call(contract.accounts.getUser, {}),
    call(contract.billing.getCard, {}),
  ]);
  const { locale, now } = rendering(args);
  const rentals = data.map((rental) => withCountryNames(rental, locale));
  const [history, payments, accounts, closedLink] = await Promise.all([
    listHistory(call, rentals),
    listPayments(call, rentals),
    listAccounts(call, rentals),
    // Its refusals are no answers of the whole page.
    findClosedLink(rendering(args).call, args.url.searchParams.get('pay'), rentals),
  ]);
  const payer: Payer = {
    ...{ user, card },
    payable: payments
      .filter(({ type, abilities }) => type === 'rent' && abilities.pay)
      .map(({ id }) => id),
    objectionable: payments.filter(({ objectionable }) => objectionable.length > 0),
  };
  return {
    current: rentals
      .filter(({ status }) => status === 'accepted')
      .sort((a, b) => a.start_date.localeCompare(b.start_date)),
    invitations: rentals.filter(({ status }) => status === 'pending'),
    past: rentals.filter(({ status }) => status === 'complete' || status === 'deleted'),
    history,
    accounts,
    payer,
    closedLink,
    isLister: isListerPlan(member.user_plan),
    isVerified: user.email_verified,
    /** The server's time, for "today" in dialogs. */
    now: now.toISOString(),
  };
}

/**
 * What became of rent, a request or a deposit that is no longer open, as a sentence; unknown: it is
 * no payment of theirs; invalid: the link names none.
 */
export type ClosedLink =
  | { as: 'paid' | 'paid_request' | 'paid_deposit' | 'closed' | 'closed_request'; text: string }
  /** With the rent that is open instead. */
  | { as: 'reopened'; text: string; pay: number }
  | { as: 'unknown' | 'invalid' };

/**
 * The rent behind a mailed link to pay it, if it is no longer open: who paid it, and how, why it was
 * cancelled, or why other rent is open for the same days; null if it is open.
 */
export async function findClosedLink(
  call: Call,
  pay: string | null,
  rentals: readonly Pick<contract.rentals.Rental, 'open_charges'>[],
): Promise<ClosedLink | null> {
  if (pay === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(pay)) return { as: 'invalid' };
  const isOpen = rentals.some(({ open_charges }) =>
    open_charges.some(({ id }) => id === Number(pay)),
  );
  if (isOpen) return null;
  try {
    const { data } = await call(contract.billing.getCharge, { params: { id: Number(pay) } });
    const { kind, paid_text, closed_text, reopened_as } = data;
    if (kind === 'payment_request') return findClosedRequest(call, data);
    if (kind === 'deposit' && paid_text !== undefined) {
      return { as: 'paid_deposit', text: paid_text };
    }
    if (kind !== 'rent') return { as: 'unknown' };
    if (reopened_as !== undefined) {
      return { as: 'reopened', text: closed_text ?? '', pay: reopened_as };
    }
    if (paid_text !== undefined) return { as: 'paid', text: paid_text };
    return closed_text === undefined ? { as: 'unknown' } : { as: 'closed', text: closed_text };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { as: 'unknown' };
    throw asPageRefusal(error);
  }
}

/** The same of a request; null if it is open, and so stands on top of the page. */
async function findClosedRequest(
  call: Call,
  {
    id,
    paid_text,
    closed_text,
  }: { id: number; paid_text?: string | undefined; closed_text?: string | undefined },
): Promise<ClosedLink | null> {
  if (paid_text !== undefined) return { as: 'paid_request', text: paid_text };
  if (closed_text !== undefined) return { as: 'closed_request', text: closed_text };
  const requests = await allPages((page) =>
    call(contract.rent.getPaymentRequests, { query: { ...page, status: 'pending' as const } }),
  );
  const isOwn = requests.some(({ charge_id, role }) => charge_id === id && role === 'tenant');
  return isOwn ? null : { as: 'unknown' };
}

/** Writes the lister's phone number and the country of the address for the tenant. */
function withCountryNames(
  rental: contract.rentals.Rental,
  locale: Locale,
): contract.rentals.Rental {
  const { lister, address } = rental;
  const phone = lister?.phone_number;
  return {
    ...rental,
    ...(lister &&
      phone !== undefined && { lister: { ...lister, phone_number: formatPhone(phone) } }),
    ...(address && { address: { ...address, country: translateCountry(address.country, locale) } }),
  };
}

/** A tenant's history, newest first. The history of a lister's own tenants is in My Crew. */
async function listHistory(
  call: Call,
  rentals: readonly contract.rentals.Rental[],
): Promise<contract.rentals.HistoryRow[]> {
  // One call returns the history of all rentals with the same lister.
  const rentalByLister = new Map(
    rentals
      .filter(({ abilities }) => abilities.view_history)
      .map((rental) => [rental.lister?.id, rental]),
  );
  const query = { offset: 0, limit: LIST_LIMIT_MAX };
  const pages = await Promise.all(
    [...rentalByLister.values()].map(({ id }) =>
      call(contract.rentals.getTenantHistory, { params: { id }, query }),
    ),
  );
  return (
    pages
      .flatMap((page) => page.data)
      // What happened at once stays in the server's order.
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
  );
}

type Stay = Pick<
  contract.rentals.Rental,
  'id' | 'status' | 'owed' | 'open_charge' | 'checkout_date'
>;

/** How many past stays in which nothing is owed show their account; older payments are on /transactions. */
const PAST_ACCOUNTS = 10;

/** The stays that go on, those in which something is owed, and the newest of the others. */
function staysWithAccount(rentals: readonly Stay[]): Stay[] {
  const isOpen = ({ status, owed, open_charge }: Stay) =>
    status === 'accepted' || owed !== null || open_charge !== null;
  const past = rentals
    .filter((rental) => rental.status === 'complete' && !isOpen(rental))
    .sort((a, b) => (b.checkout_date ?? '').localeCompare(a.checkout_date ?? ''));
  return [...rentals.filter(isOpen), ...past.slice(0, PAST_ACCOUNTS)];
}

/** What was due and paid in a stay, by rental. */
async function listAccounts(
  call: Call,
  rentals: readonly Stay[],
): Promise<Record<number, readonly contract.reports.AccountRow[]>> {
  const accounts = staysWithAccount(rentals).map(async ({ id }) => {
    const { data } = await call(contract.reports.getAccount, { params: { id } });
    return [id, data] as const;
  });
  return Object.fromEntries(await Promise.all(accounts));
}

/** All rent and payments of the stays that have an account, those of each newest first. */
export async function listPayments(
  call: Call,
  rentals: readonly Stay[],
): Promise<contract.rent.Transaction[]> {
  const lists = staysWithAccount(rentals).map(({ id: tenant_id }) =>
    allPages((page) => call(contract.rent.getTransactions, { query: { ...page, tenant_id } })),
  );
  return (await Promise.all(lists)).flat();
}

/** The payer, their card, the charges they can pay by it now, and the payments they can object to. */
export interface Payer {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  payable: number[];
  objectionable: contract.rent.Transaction[];
}
export type MyRentals = Awaited<ReturnType<typeof loadMyRentals>>;
export type MyRental = contract.rentals.Rental;
