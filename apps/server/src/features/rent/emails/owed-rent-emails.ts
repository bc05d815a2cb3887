import { isAutopayOn, isCardAmount, lateDays } from '@crewpad/domain';
import { button, facts, note, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import {
  bookingFacts,
  findMailedRental,
  formatDue,
  formatPeriod,
  greetingOf,
  type RentalRow,
  type RentalTexts,
} from '../../rentals/index.ts';
import { rentLines } from '../payments/covered-lines.ts';
import { listLeftRent } from './queries/left-rent.ts';
import { findMailedRent } from './queries/mailed-rent.ts';
import { rentFactsOf } from './rent-emails.ts';

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
      const { locale, money, texts } = all;
      const who = rental.lister.display_name;
      const greeting = greetingOf(tenantFirstName, all);
      const subject = texts.t('rent:late_subject', { amount: money(rent.amount) });
      const count = lateDays(rent, rental.time_zone, now);
      const byCard = isByCard(rent.amount, rental);
      const advice = byCard ? 'rent:pay_either' : 'rent:pay_lister';
      return {
        to: tenantEmail,
        locale,
        subject,
        preview: texts.t('rent:late_preview'),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(texts.t('rent:late', { greeting, count })),
          text(texts.t(advice, { who })),
          facts(...rentFactsOf(rent, all)),
          toPayment(all, rent.id, byCard),
          questions(all),
        ],
      };
    },

    rent_left: async (trx, order) => {
      const left = await listLeftRent(trx, order);
      const mailed = await findMailedRental(trx, order.rentalId);
      const [first] = left;
      // Paid or cancelled meanwhile.
      if (mailed === undefined || first === undefined) return undefined;
      const { rental, tenantName: tenant } = mailed;
      const isToLister = order.to === 'lister';
      const all = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
      const { t, locale, money, texts } = all;
      const name = isToLister ? mailed.listerFirstName : mailed.tenantFirstName;
      const total = left.reduce((sum, { amount }) => sum + amount, 0);
      const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
      const charged = isOn ? left.find(({ isAgreed }) => isAgreed) : undefined;
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
              `${toMyCrew}?roll=all#rent-${charged.id}`,
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
        preview: texts.t('rent:left_preview'),
        picture: pictureOf(rental.listing),
        heading: subject,
        blocks: [
          text(texts.t(`rent:${kind}`, { greeting: greetingOf(name, all) })),
          facts(
            ...bookingFacts(rental, all),
            ...left.flatMap((row) => [
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
