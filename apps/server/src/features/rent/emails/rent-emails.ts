import {
  button,
  facts,
  type MailContent,
  note,
  pictureOf,
  text,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { adviceFor, cardName } from '../../billing/index.ts';
import {
  bookingFacts,
  formatDue,
  formatPeriod,
  formatWhen,
  greetingOf,
  type RentalTexts,
} from '../../rentals/index.ts';
import { rentLines } from '../payments/covered-lines.ts';
import { findMailedRent, type MailedRent } from './queries/mailed-rent.ts';

/** The emails about rent: payments, and failed charges. */
export function rentMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toMyCrashpad = ({ t }: RentalTexts) =>
    button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);
  const toCard = ({ t }: RentalTexts) =>
    button(t('update_card'), `${site.publicUrl}/update-payment-method`);

  return {
    rent_paid: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      if (rent === undefined || !rent.isPaid) return undefined;
      const { mailed, amount, fee } = rent;
      const texts = textsOf(mailed.listerLocale);
      const { t, locale, money } = texts;
      const tenant = mailed.tenantName;
      const net: [string, string][] =
        fee === null
          ? []
          : [
              [t('fee'), money(fee)],
              [t('you_get'), money(amount - fee)],
            ];
      const greeting = greetingOf(mailed.listerFirstName, texts);
      return {
        to: mailed.listerEmail,
        locale,
        subject: t('rent_paid_subject', { tenant, amount: money(amount) }),
        preview: t('rent_paid_preview', { period: periodOf(rent, texts) }),
        picture: pictureOf(mailed.rental.listing),
        heading: t('rent_paid_heading', { tenant }),
        blocks: [
          text(t('rent_paid_text', { greeting, tenant })),
          facts(...rentFactsOf(rent, texts), ...net),
          toMyCrew(texts),
        ],
      };
    },

    rent_failed: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      // Paid or cancelled in the meantime: nothing to report.
      if (rent === undefined || !rent.isOpen) return undefined;
      const { listerLocale, tenantLocale } = rent.mailed;
      const texts = textsOf(order.to === 'lister' ? listerLocale : tenantLocale);
      const rows = [...rentFactsOf(rent, texts), ...nextFacts(rent, texts)];
      if (order.to === 'lister') {
        const content = failedForLister(rent, texts);
        return { ...content, blocks: [...content.blocks, facts(...rows), toMyCrew(texts)] };
      }
      const content = failedForTenant(rent, texts);
      const buttons = [toCard(texts), toMyCrashpad(texts)];
      const next = rent.mustConfirm || rent.isEnd ? buttons.toReversed() : buttons;
      const contact = note(texts.t('questions', { address: site.contactEmail }));
      return { ...content, blocks: [...content.blocks, facts(...rows), ...next, contact] };
    },
  } satisfies Composers;
}

const periodOf = ({ period_from, period_to }: MailedRent, { texts }: RentalTexts) =>
  formatPeriod(period_from, period_to, texts);

/** What rent is for, when it is due, and how much. */
export function rentFactsOf(rent: MailedRent, all: RentalTexts): [string, string][] {
  const { t, money, locale, texts } = all;
  const { mailed, amount, due_at, card_brand, card_last4 } = rent;
  const { rental } = mailed;
  return [
    ...bookingFacts(rental, all),
    [t('period'), periodOf(rent, all)],
    [t('due'), formatDue(due_at, { isCharged: false, timeZone: rental.time_zone }, locale)],
    ...rentLines(rent, texts),
    [t('amount'), money(amount)],
    ...(card_brand !== null && card_last4 !== null
      ? [[t('card'), cardName(card_brand, card_last4, texts)] as [string, string]]
      : []),
  ];
}

/** Nothing where no attempt is certain to come. */
function nextFacts(
  { nextAttemptAt, mailed }: MailedRent,
  { t, locale }: RentalTexts,
): [string, string][] {
  if (nextAttemptAt === undefined) return [];
  return [[t('next_attempt'), formatWhen(nextAttemptAt, mailed.rental.time_zone, locale)]];
}

function failedForTenant(rent: MailedRent, all: RentalTexts): MailContent {
  const { mailed, isEnd, isPeriodOpen } = rent;
  const { t, locale, texts } = all;
  const advice = adviceOf(rent);
  const isWaiting = advice === 'confirm';
  const subject = isWaiting
    ? texts.t('rent:confirm_subject')
    : t(isEnd ? 'rent_not_paid_subject' : 'rent_failed_subject');
  const greeting = greetingOf(mailed.tenantFirstName, all);
  return {
    to: mailed.tenantEmail,
    locale,
    subject,
    preview: isWaiting ? texts.t('rent:confirm_preview') : t('rent_failed_preview'),
    picture: pictureOf(mailed.rental.listing),
    heading: subject,
    blocks: [
      ...(isWaiting
        ? [text(texts.t('rent:confirm', { greeting }))]
        : [text(t('rent_failed_text', { greeting })), text(reasonOf(rent, all))]),
      text(t(`rent_failed_${advice}`)),
      ...(advice === 'end' && isPeriodOpen ? [text(t('rent_failed_end_card'))] : []),
    ],
  };
}

function reasonOf({ mailed, code, hasCard, isCardShared }: MailedRent, all: RentalTexts) {
  if (isCardShared) {
    return all.texts.t('billing:card_shared', { name: mailed.rental.lister.display_name });
  }
  return hasCard && code !== null ? adviceFor(code, all.texts) : all.t('rent_failed_no_card');
}

type Advice = 'end' | 'confirm' | 'new_card' | 'retry';

/** Both sides read the same about what happens next. */
function adviceOf({ isEnd, mustConfirm, nextAttemptAt }: MailedRent): Advice {
  if (mustConfirm) return 'confirm';
  if (isEnd) return 'end';
  return nextAttemptAt === undefined ? 'new_card' : 'retry';
}

function failedForLister(rent: MailedRent, all: RentalTexts): MailContent {
  const { mailed, isCardShared } = rent;
  const { tenantName: tenant, listerFirstName, listerEmail } = mailed;
  const { t, locale, texts } = all;
  const advice = adviceOf(rent);
  const isWaiting = advice === 'confirm';
  const waiting = texts.t('rent:confirm_lister_subject', { tenant });
  const greeting = greetingOf(listerFirstName, all);
  const key = advice === 'end' ? 'rent_failed_lister_end' : 'rent_failed_lister';
  const next = advice === 'end' ? undefined : texts.t(`rent:failed_${advice}`, { tenant });
  return {
    to: listerEmail,
    locale,
    subject: isWaiting ? waiting : t(`${key}_subject`, { tenant }),
    preview: next ?? t('rent_failed_lister_end_preview'),
    picture: pictureOf(mailed.rental.listing),
    heading: isWaiting ? waiting : t(`${key}_heading`),
    blocks: [
      text(isWaiting ? greeting : t(key, { greeting, tenant })),
      ...(isCardShared ? [text(texts.t('billing:tenant_card_shared'))] : []),
      ...(next === undefined ? [] : [text(next)]),
    ],
  };
}
