import {
  addDays,
  firstDayIfAccepted,
  isAutopayOn,
  isComingChange,
  isWithinStay,
  type Locale,
  localDate,
  planRentChange,
  type RentChangePlan,
  toCents,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { refusal } from '../../platform/errors.ts';
import { button, facts, pictureOf, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import type { Composer } from '../../platform/outbox/outbox.ts';
import { mailTexts } from '../../platform/texts.ts';
import {
  bookingFacts,
  changeRental,
  findMailedRental,
  formatDate,
  greetingOf,
  type RentalServices,
  type RentalTexts,
  type RentTermsOf,
  type ReplacedRent,
  recordHistory,
  replacedRent,
  type StoredRental,
  saveChangedTerms,
  stayOf,
  summarizeRentChange,
  summarizeReplaced,
  wordsFact,
} from '../rentals/index.ts';
import { recordConsent } from './autopay/consents.ts';

type Step = 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';

/**
 * Changes rent and payment day of a locked, accepted rental. A rise that the tenant has to accept
 * is only asked for. A new rent replaces one that has not begun, and the rent of today takes a rise back.
 * @param notBefore the day that the lister chose; without one, the same rent changes nothing
 * @returns the rent and payment day to store
 */
export async function saveRentChange(
  trx: Trx,
  rental: StoredRental,
  money: RentTermsOf,
  { actorId, now, notBefore }: { actorId: number; now: Date; notBefore?: string },
): Promise<RentTermsOf> {
  const { rent_change: open } = rental;
  const today = localDate(now, rental.time_zone);
  const facts = { nextRentOn: rental.next_rent_on, now, today, notBefore };
  const plan = planRentChange(stayOf(rental), money, facts);
  const isSameAsk = open?.state === 'asked' && money.rental_amount === open.new_cents;
  const isSame = isSameAsk || money.rental_amount === rental.rental_amount;
  if (isSame && !isMoved(open, { plan, today, notBefore })) {
    const rental_amount = rental.rental_amount;
    if (money.payment_date !== rental.payment_date) {
      await saveChangedTerms(trx, rental, { ...money, rental_amount }, { now });
    }
    return { ...money, rental_amount };
  }
  const isComingRise =
    open !== null && isComingChange(open, today) && open.new_cents > open.old_cents;
  if (isComingRise && money.rental_amount === open.old_cents) {
    await closeRentChanges(trx, rental.id, { today, now });
    await saveChangedTerms(trx, rental, money, { now });
    await mailRentChange(trx, open.id, 'withdrawn', now);
    return money;
  }
  await closeRentChanges(trx, rental.id, { today, now });
  const { present } = await saveChangedTerms(trx, rental, money, {
    now,
    ...(!plan.needsAnswer && { from: plan.from }),
  });
  const state = plan.needsAnswer ? 'asked' : 'announced';
  await insertRentChange(trx, rental, { plan, old: present, money, state, now });
  if (!plan.needsAnswer) return money;
  await recordHistory(trx, rental, {
    ...{ action: 'ask_rent_change', actor: 'lister', actorId, now },
    summary: {
      ...summarizeRentChange({
        ...{ old_cents: present, new_cents: money.rental_amount, from_date: plan.from },
      }),
      ...summarizeReplaced(open, today),
    },
  });
  return { ...money, rental_amount: present };
}

/** Whether the same rent, which has not begun, is now meant for another day. */
function isMoved(
  open: StoredRental['rent_change'],
  {
    plan,
    today,
    notBefore,
  }: { plan: RentChangePlan; today: string; notBefore: string | undefined },
): boolean {
  if (open === null || notBefore === undefined || plan.from === open.from_date) return false;
  return open.state === 'asked' || isComingChange(open, today);
}

async function insertRentChange(
  trx: Trx,
  rental: StoredRental,
  {
    plan,
    old,
    money,
    state,
    now,
  }: {
    plan: RentChangePlan;
    old: number;
    money: RentTermsOf;
    state: 'announced' | 'asked';
    now: Date;
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('rent_changes')
    .values({
      ...{ rental_id: rental.id, from_date: plan.from, state, asked_at: now },
      ...{ old_cents: old, new_cents: money.rental_amount },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailRentChange(trx, id, state, now);
}

/** Both sides are told of each step. */
async function mailRentChange(trx: Trx, changeId: number, step: Step, now: Date): Promise<void> {
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { mail: 'rent_change' as const, changeId, step, to },
    key: `rent_change:${changeId}:${step}:${to}`,
  }));
  await orderMails(trx, mails, now);
}

/** Takes back what the tenant has not answered, or what has not begun. */
async function closeRentChanges(
  trx: Trx,
  rentalId: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await sql`
    update rent_changes set state = 'withdrawn', answered_at = ${now}
    where rental_id = ${rentalId} and (state = 'asked'
      or state in ('announced', 'accepted') and from_date >= ${addDays(today, 1)}::date)`.execute(
    trx,
  );
}

const closed = () => refusal(409, 'RENT_CHANGE_CLOSED', 'rentals:rent_change_closed');

/**
 * The open question of a rental, with the first day on which its rent can still hold.
 * @throws ApiError 409 if there is none, or the stay ends before
 */
function openQuestionOf(rental: StoredRental, now: Date) {
  const { rent_change: change, next_rent_on: nextRentOn, time_zone } = rental;
  if (change?.state !== 'asked') throw closed();
  const today = localDate(now, time_zone);
  const stay = stayOf(rental);
  const from_date = firstDayIfAccepted(stay, change.from_date, { nextRentOn, today });
  if (!isWithinStay(stay, from_date)) throw closed();
  return { ...change, from_date };
}

async function setState(
  trx: Trx,
  id: number,
  set: { state: 'accepted' | 'declined' | 'withdrawn'; reason?: string | null; from_date?: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('rent_changes')
    .set({ ...set, answered_at: now })
    .where('id', '=', id)
    .execute();
  await mailRentChange(trx, id, set.state, now);
}

/**
 * Accepts a higher rent as the tenant. It holds from the first period that begins on its day or
 * later, and after today. With AutoPay the consent is stored again.
 * @throws ApiError 409 if nothing is asked, or the amount differs from the one shown
 */
export function acceptRentChange(
  services: RentalServices,
  actor: MemberActor,
  { id, shown, ...consent }: { id: number; shown: number; address: string; locale: Locale },
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'accept_rent_change', async (trx, rental, now) => {
    const change = openQuestionOf(rental, now);
    const { id: changeId, new_cents, from_date: from } = change;
    if (toCents(shown) !== new_cents) {
      throw refusal(409, 'EDITED_MEANWHILE', 'rent:rent_change_differs');
    }
    const { payment_date } = rental;
    await saveChangedTerms(trx, rental, { rental_amount: new_cents, payment_date }, { now, from });
    await setState(trx, changeId, { state: 'accepted', from_date: from }, now);
    if (isAutopayOn(rental.auto_pay)) {
      const changed = { ...rental, rental_amount: new_cents };
      await recordConsent(trx, changed, {
        memberId: actor.id,
        ...consent,
        now,
        about: 'rent_change',
      });
    }
    return { set: { rental_amount: new_cents }, summary: summarizeRentChange(change) };
  });
}

/** Declines a higher rent: nothing changes. @throws ApiError 409 if nothing is asked */
export function declineRentChange(
  services: RentalServices,
  actor: MemberActor,
  id: number,
  reason: string | null,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'decline_rent_change', async (trx, rental, now) => {
    const change = openQuestionOf(rental, now);
    const { id: changeId, from_date } = change;
    await setState(trx, changeId, { state: 'declined', reason, from_date }, now);
    return { set: {}, reason, summary: summarizeRentChange(change) };
  });
}

/**
 * Takes a rise back as the lister. @throws ApiError 409 if none is open or still to begin
 */
export function withdrawRentChange(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'withdraw_rent_change', async (trx, rental, now) => {
    const { rent_change: change, payment_date } = rental;
    const today = localDate(now, rental.time_zone);
    const isRise = change !== null && change.new_cents > change.old_cents;
    if (!isRise || change.state === 'declined') throw closed();
    if (change.state === 'asked') {
      const open = openQuestionOf(rental, now);
      const { from_date } = open;
      await setState(trx, change.id, { state: 'withdrawn', from_date }, now);
      return { set: {}, summary: summarizeRentChange(open) };
    }
    if (change.from_date <= today) throw closed();
    const money = { rental_amount: change.old_cents, payment_date };
    await saveChangedTerms(trx, rental, money, { now });
    await setState(trx, change.id, { state: 'withdrawn' }, now);
    return { set: { rental_amount: change.old_cents }, summary: summarizeRentChange(change) };
  });
}

/** A changed rent, in whole cents; undefined if there is none with this id. */
export const findRentChange = (trx: Trx, id: number | undefined) =>
  trx
    .selectFrom('rent_changes as rc')
    .selectAll()
    // Closed in the same step, which tells only of the new one.
    .select(replacedRent.as('replaced'))
    .where('id', '=', id ?? 0)
    .executeTakeFirst();

/** A step of a changed rent, for one of the parties: amount, first day, and what they can do. */
export function rentChangeMail(site: MailSite): Composer<'rent_change'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { changeId, step, to }) => {
    if (step === undefined || to === undefined) return undefined;
    const change = await findRentChange(trx, changeId);
    const mailed = await findMailedRental(trx, change?.rental_id);
    // A later step has its own email.
    if (change === undefined || mailed === undefined || change.state !== step) return undefined;
    const { rental, tenantName: tenant } = mailed;
    const isToLister = to === 'lister';
    const all = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
    const { t, locale, money, texts } = all;
    const names = { who: rental.lister.display_name, tenant, amount: money(change.new_cents) };
    const subject = texts.t(`rent:change_${step}_${to}`, names);
    const next = texts.t(`rent:change_${step}_next_${to}`, names);
    const greeting = greetingOf(isToLister ? mailed.listerFirstName : mailed.tenantFirstName, all);
    const ways = isAutopayOn(rental.auto_pay) ? t('changed_choice') : texts.t('rent:change_leave');
    const isRise = change.new_cents > change.old_cents;
    // Nobody has agreed yet.
    const isOpen = step === 'announced' || step === 'asked';
    const isDead = step === 'declined' || step === 'withdrawn';
    const from = formatDate(change.from_date, texts);
    return {
      to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
      locale,
      subject,
      preview: next,
      picture: pictureOf(rental.listing),
      heading: subject,
      blocks: [
        text(greeting),
        text(next),
        facts(
          ...bookingFacts(rental, all),
          ...(isDead
            ? ([
                [t('rent'), texts.t('rent:change_stays', { old: money(change.old_cents) })],
                [
                  texts.t(`rent:change_${step}_fact`),
                  texts.t('rent:change_amount', { ...names, from }),
                ],
              ] as const)
            : ([
                [texts.t('rent:change_old'), money(change.old_cents)],
                [texts.t('rent:change_new'), money(change.new_cents)],
                [texts.t('rent:change_from'), from],
                ...replacedFact(change.replaced, all),
              ] as const)),
          ...wordsFact(t('reason'), change.reason, rental),
        ),
        ...(!isToLister && isRise && isOpen ? [text(ways)] : []),
        isToLister
          ? button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
          : button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`),
      ],
    };
  };
}

/** The change that this one replaces, which has no email of its own. */
function replacedFact(
  replaced: ReplacedRent | null,
  { money, texts }: RentalTexts,
): [string, string][] {
  if (replaced === null) return [];
  const { new_cents, from_date } = replaced;
  const rent = { amount: money(new_cents), from: formatDate(from_date, texts) };
  return [[texts.t('rent:change_replaces'), texts.t('rent:change_amount', rent)]];
}
