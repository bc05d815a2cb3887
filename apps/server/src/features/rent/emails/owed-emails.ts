import { isAutopayOn, isCardAmount, lateDays, toCents } from '@crewpad/domain';
import { button, facts, note, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { receiptNumber } from '../../billing/index.ts';
import {
  aboutRental,
  bookingFacts,
  findMailedRental,
  formatDate,
  formatDue,
  formatPeriod,
  greetingOf,
  lateRent,
  presentDeposit,
  presentOwed,
  type RentalRow,
  type RentalTexts,
  stayFacts,
  wordsFact,
} from '../../rentals/index.ts';
import { creditLines, rentLines, restLines } from '../payments/coverage.ts';
import { findTransaction } from '../payments/payments.queries.ts';
import { findReminder } from '../reminder.ts';
import {
  findMailedCover,
  findMailedCredit,
  findRecipients,
  listReopened,
} from './mailed-money.queries.ts';
import { findMailedRent, listLeftRent } from './mailed-rent.queries.ts';
import { bookingOf, content } from './money-emails.ts';
import { collectionOf, rentFactsOf, reopenedFacts } from './rent-emails.ts';

type Party = 'tenant' | 'lister';

/** The emails about what covers rent: credit, and entries that were recorded by mistake. */
export function coverMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const recipientOf = async (
    ...[trx, rentalId, to]: [...Parameters<typeof findRecipients>, Party]
  ) => (await findRecipients(trx, rentalId))[to];
  const toMoney = ({ t }: RentalTexts, to: Party) =>
    to === 'lister'
      ? button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
      : button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);

  return {
    async rent_covered(trx, { allocationId, to = 'tenant' }) {
      const covered = await findMailedCover(trx, allocationId);
      const recipient = covered && (await recipientOf(trx, covered.id, to));
      if (covered === undefined || !recipient) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const period = formatPeriod(covered.period_from, covered.period_to, texts.texts);
      const day = formatDate(covered.paid_on, texts.texts);
      const isToTenant = to === 'tenant';
      const subject = isToTenant
        ? say('rent/payments:rent_covered_subject')
        : say('rent/payments:rent_covered_lister_subject', { tenant: covered.tenant_name });
      const says = say(
        isToTenant ? 'rent/payments:rent_covered' : 'rent/payments:rent_covered_lister',
        { day, period },
      );
      return content(recipient, texts, { subject, says }, [
        facts(
          ...bookingFacts(covered, texts),
          [t('period'), period],
          [t('amount'), money(covered.amount)],
          ...restLines(covered.rest, true, texts.texts),
        ),
        toMoney(texts, to),
      ]);
    },

    async payment_voided(trx, { paymentId, to = 'tenant' }, now) {
      const row = paymentId === undefined ? undefined : await findTransaction(trx, paymentId);
      const recipient = row && (await recipientOf(trx, row.rental_id, to));
      if (row === undefined || !recipient || row.voided_on === null) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const reopened = await listReopened(trx, { paymentId: row.id });
      const amount = money(row.amount_cents);
      const subject =
        to === 'tenant'
          ? say('rent/payments:voided_subject', { who: row.lister_name })
          : say('rent/payments:voided_lister_subject', { amount });
      const isRent = reopened.length > 0;
      const isDue = reopened.every(({ due_at }) => due_at <= now);
      const what = isRent ? (isDue ? 'voided_rent' : 'voided_coming') : 'voided';
      const says = say(`rent/payments:${what}`, { amount });
      const next = isRent ? [text(collectionOf(reopened, { to, row }, texts))] : [];
      return content(recipient, texts, { subject, says }, [
        ...next,
        facts(
          [t('receipt'), receiptNumber(row.id)],
          ...bookingOf(row, texts),
          ...reopenedFacts(reopened, { to, row }, texts),
          ...creditLines(row, texts.texts),
          ...wordsFact(t('reason'), row.void_reason, row),
        ),
        toMoney(texts, to),
      ]);
    },

    async credit_kept(trx, { allocationId, to = 'tenant' }) {
      const credit = await findMailedCredit(trx, allocationId);
      const recipient = credit && (await recipientOf(trx, credit.id, to));
      if (credit === undefined || !recipient) return undefined;
      const texts = textsOf(recipient.locale);
      const say = texts.texts.t;
      const { t, money } = texts;
      const amount = money(credit.cents);
      const words =
        to === 'tenant'
          ? say('rent/payments:credit_kept', { who: credit.lister_name, amount })
          : say('rent/payments:credit_kept_lister', { tenant: credit.tenant_name, amount });
      return content(
        recipient,
        texts,
        { subject: say('rent/payments:credit_kept_subject'), says: words },
        [
          facts(
            ...bookingFacts(credit, texts),
            [t('amount'), amount],
            ...wordsFact(t('reason'), credit.reason, credit),
          ),
          toMoney(texts, to),
        ],
      );
    },
  } satisfies Composers;
}

/** The emails about rent that waits for its tenant: due by hand, late, or left by an outage. */
export function owedRentMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const payPath = (id: number) => `${site.publicUrl}/my-crashpad?pay=${id}`;
  const questions = ({ t }: RentalTexts) => note(t('questions', { address: site.contactEmail }));
  const isByCard = (cents: number, { payee_is_ready }: RentalRow) =>
    payee_is_ready && isCardAmount(cents, site.cardAmountMax);
  const toPayment = ({ texts, t }: RentalTexts, id: number, byCard: boolean) =>
    byCard
      ? button(texts.t('rent:pay_now'), payPath(id))
      : button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);

  return {
    rent_due: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      if (rent === undefined || !rent.isOpen || rent.amount <= 0) return undefined;
      const { rental, tenantEmail, tenantLocale, tenantFirstName } = rent.mailed;
      const all = textsOf(tenantLocale);
      const { t, locale, money, texts } = all;
      const who = rental.lister.display_name;
      const subject = texts.t('rent:due_subject', { amount: money(rent.amount) });
      const byCard = isByCard(rent.amount, rental);
      const advice = byCard ? 'rent:pay_either' : 'rent:pay_lister';
      return {
        to: tenantEmail,
        locale,
        subject,
        preview: t('pay_directly', { who }),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(texts.t('rent:due', { greeting: greetingOf(tenantFirstName, all) })),
          text(texts.t(advice, { who })),
          facts(...rentFactsOf(rent, all)),
          toPayment(all, rent.id, byCard),
          questions(all),
        ],
      };
    },

    /** The lister only gets the notification. */
    rent_late: async (trx, order, now) => {
      const rent = order.to === 'tenant' ? await findMailedRent(trx, order, now) : undefined;
      if (rent === undefined || !rent.isOpen || rent.amount <= 0) return undefined;
      const { rental, tenantEmail, tenantLocale, tenantFirstName } = rent.mailed;
      const all = textsOf(tenantLocale);
      const { t, locale, money, texts } = all;
      const who = rental.lister.display_name;
      const greeting = greetingOf(tenantFirstName, all);
      const subject = texts.t('rent:late_subject', { amount: money(rent.amount) });
      const count = lateDays(rent, rental.time_zone, now);
      const byCard = isByCard(rent.amount, rental);
      const advice = byCard ? 'rent:pay_either' : 'rent:pay_lister';
      const waits = rent.isObjectedTo
        ? [text(texts.t('rent/objections:waits_tenant', { who }))]
        : [];
      const says = rent.mustConfirm ? t('rent_failed_confirm') : texts.t(advice, { who });
      return {
        to: tenantEmail,
        locale,
        subject,
        preview: texts.t('rent:late_preview'),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(texts.t('rent:late', { greeting, count })),
          ...waits,
          text(says),
          facts(...rentFactsOf(rent, all)),
          toPayment(all, rent.id, byCard),
          questions(all),
        ],
      };
    },

    rent_reminded: async (trx, { reminderId }, now) => {
      const reminder = await findReminder(trx, reminderId);
      const mailed = await findMailedRental(trx, reminder?.rental_id);
      const owed = mailed && presentOwed(mailed.rental, now);
      // Paid meanwhile.
      if (!reminder || !mailed || !owed) return undefined;
      const { rental, tenantEmail, tenantLocale, tenantFirstName } = mailed;
      const all = textsOf(tenantLocale);
      const { t, locale, money, texts } = all;
      const who = rental.lister.display_name;
      const amount = money(toCents(owed.amount));
      const day = formatDate(owed.since, texts);
      const greeting = greetingOf(tenantFirstName, all);
      const kind = reminder.is_automatic ? ('overdue' as const) : ('reminded' as const);
      const subject = texts.t(`rent:${kind}_subject`, { who, amount });
      const late =
        lateRent(rental, now)?.charge ??
        rental.open_charges.find(({ due_at }) => new Date(due_at) <= now);
      const byCard = late !== undefined && isByCard(late.amount_cents, rental);
      return {
        to: tenantEmail,
        locale,
        subject,
        preview: texts.t(byCard ? 'rent:pay_either' : 'rent:pay_lister', { who }),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(texts.t(`rent:${kind}_of`, { greeting, who, amount, day })),
          text(texts.t(byCard ? 'rent:pay_either' : 'rent:pay_lister', { who })),
          facts(
            ...bookingFacts(rental, all),
            [t('amount'), amount],
            ...wordsFact(texts.t('rent:reminded_words', { who }), reminder.message, rental),
          ),
          toPayment(all, late?.id ?? 0, byCard),
          questions(all),
        ],
      };
    },

    rent_left: async (trx, order) => {
      const rows = await listLeftRent(trx, order);
      const mailed = await findMailedRental(trx, order.rentalId);
      const [first] = rows;
      // Paid or cancelled meanwhile.
      if (mailed === undefined || first === undefined) return undefined;
      const { rental, tenantName: tenant } = mailed;
      const isToLister = order.to === 'lister';
      const all = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
      const { t, locale, money, texts } = all;
      const name = isToLister ? mailed.listerFirstName : mailed.tenantFirstName;
      const total = rows.reduce((sum, { amount }) => sum + amount, 0);
      const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
      const charged = isOn ? rows.find(({ isAgreed }) => isAgreed) : undefined;
      const values = { tenant, amount: money(total) };
      const kind = charged === undefined ? ('left_hand' as const) : ('left' as const);
      const subject = texts.t(`rent:${kind}${isToLister ? '_lister' : ''}_subject`, values);
      const toMyCrew = `${site.publicUrl}/my-crew`;
      const who = rental.lister.display_name;
      const isReady = rental.payee_is_ready;
      const byCard = isByCard(first.amount, rental);
      const next = isToLister
        ? charged !== undefined && isReady
          ? button(
              texts.t('rent:charge_now', { tenant }),
              `${toMyCrew}?tab=rent#rent-${charged.id}`,
            )
          : button(t('go_to_my_crew'), toMyCrew)
        : toPayment(all, first.id, byCard);
      const advice = isToLister
        ? charged !== undefined && isReady
          ? texts.t('rent:left_charge', { tenant })
          : texts.t('rent:left_collect', { tenant })
        : texts.t(`rent:${charged ? 'left_pay' : 'pay'}_${byCard ? 'either' : 'lister'}`, {
            who,
          });
      return {
        to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
        locale,
        subject,
        preview: texts.t(order.isAfterHold ? 'rent:left_hold_preview' : 'rent:left_preview'),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(
            texts.t(order.isAfterHold ? 'rent:left_hold' : `rent:${kind}`, {
              greeting: greetingOf(name, all),
            }),
          ),
          facts(
            ...bookingFacts(rental, all),
            ...rows.flatMap((row) => [
              ...rentLines(row, texts),
              [formatPeriod(row.period_from, row.period_to, texts), money(row.amount)] as const,
            ]),
            [texts.t('rentals:total'), money(total)],
            [
              texts.t('rent:late_from'),
              formatDue(first.late_from, { isCharged: false, timeZone: rental.time_zone }, locale),
            ],
          ),
          text(advice),
          next,
          questions(all),
        ],
      };
    },
  } satisfies Composers;
}

/** Reminds a lister of a deposit that they still hold. Skipped once it is returned or kept. */
export function depositReminderMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'deposit_reminder'>((mailed) => {
    const { rental, listerEmail, listerFirstName: name, tenantName: tenant } = mailed;
    const held = rental.deposit_money.held;
    if (rental.status !== 'ended' || held <= 0) return undefined;
    const texts = textsOf(mailed.listerLocale);
    const { t, locale, money } = texts;
    const subject = t('deposit_held_subject', { tenant });
    return {
      to: listerEmail,
      locale,
      subject,
      preview: t('deposit_held_preview'),
      heading: subject,
      blocks: [
        text(name === '' ? t('hello') : t('hi', { name })),
        text(t('deposit_held_text')),
        facts(...stayFacts(rental, texts), [t('deposit_held'), money(held)]),
        button(t('deposit_settle'), `${site.publicUrl}/my-crew`),
      ],
    };
  });
}

/** Both sides read that a deposit waits for the bank. Skipped once it is paid or no longer owed. */
export function unconfirmedDepositMail(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  return aboutRental<'deposit_unconfirmed'>((mailed, { to }) => {
    const { rental, mailedToken, tenantName: tenant } = mailed;
    if (rental.status !== 'pending' || presentDeposit(rental).hold === null) return undefined;
    const isToLister = to === 'lister';
    const texts = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
    const { t: say } = texts.texts;
    const side = isToLister ? 'lister' : 'tenant';
    const subject = say(`rent:deposit_confirm_${side}_subject`, { tenant });
    const says = say(`rent:deposit_confirm_${side}`, { tenant });
    const first = isToLister ? mailed.listerFirstName : mailed.tenantFirstName;
    return {
      to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
      locale: texts.locale,
      subject,
      preview: says,
      heading: subject,
      blocks: [
        text(greetingOf(first, texts)),
        text(says),
        facts(...stayFacts(rental, texts), [texts.t('deposit'), texts.money(rental.deposit)]),
        isToLister
          ? button(texts.t('go_to_my_crew'), `${site.publicUrl}/my-crew`)
          : button(texts.t('invitation_see'), `${site.publicUrl}/tenant/accept/${mailedToken}`),
      ],
    };
  });
}
