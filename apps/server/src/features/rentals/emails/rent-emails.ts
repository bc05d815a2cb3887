import { formatMoney } from '@crewpad/domain';
import { button, facts, type MailContent, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { textsIn } from '../../../platform/texts.ts';
import { adviceFor, cardName } from '../../billing/index.ts';
import { formatPeriod } from '../rent/queries/describe-rent.ts';
import { findMailedRent, type MailedRent } from './queries/mailed-rent.ts';
import { formatWhen } from './when.ts';
import { greetingOf } from './words.ts';

/** The emails about rent: what was paid, and what could not be charged. */
export function rentMails(site: MailSite) {
  const toMyCrew = button('Go to My Crew', `${site.publicUrl}/my-crew`);
  const toMyCrashpad = button('Go to My Crashpad', `${site.publicUrl}/my-crashpad`);
  const toCard = button('Update my card', `${site.publicUrl}/update-payment-method`);

  return {
    rent_paid: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      if (rent === undefined || !rent.isPaid) return undefined;
      const { mailed, amount, fee } = rent;
      const net: [string, string][] =
        fee === null
          ? []
          : [
              ['Fee', formatMoney(fee)],
              ['You get', formatMoney(amount - fee)],
            ];
      return {
        to: mailed.listerEmail,
        subject: `${mailed.tenantName} paid ${formatMoney(amount)} of rent`,
        preview: `Rent for ${formatPeriod(rent.period_from, rent.period_to)}.`,
        heading: `${mailed.tenantName} paid rent`,
        blocks: [
          text(`Hi ${mailed.listerFirstName}, ${mailed.tenantName} paid rent by card.`),
          facts(...rentFactsOf(rent), ...net),
          toMyCrew,
        ],
      };
    },

    rent_failed: async (trx, order, now) => {
      const rent = await findMailedRent(trx, order, now);
      // Paid or cancelled meanwhile: there is nothing to report.
      if (rent === undefined || !rent.isOpen) return undefined;
      const rows = [...rentFactsOf(rent), nextFact(rent)];
      if (order.to === 'lister') {
        const content = failedForLister(rent);
        return { ...content, blocks: [...content.blocks, facts(...rows), toMyCrew] };
      }
      const content = failedForTenant(rent);
      const next = rent.mustConfirm || rent.isEnd ? [toMyCrashpad, toCard] : [toCard, toMyCrashpad];
      const contact = note(`Questions about this payment? Write to ${site.contactEmail}.`);
      return { ...content, blocks: [...content.blocks, facts(...rows), ...next, contact] };
    },
  } satisfies Composers;
}

function rentFactsOf(rent: MailedRent): [string, string][] {
  const { mailed, amount, period_from, period_to, due_at, card_brand, card_last4 } = rent;
  const { listing, room_name, bed_name, time_zone } = mailed.rental;
  return [
    ['Crash pad', listing.title],
    ['Bed', `${room_name}, ${bed_name}`],
    ['Period', formatPeriod(period_from, period_to)],
    ['Due', formatWhen(due_at, time_zone)],
    ['Amount', formatMoney(amount)],
    ...(card_brand !== null && card_last4 !== null
      ? [['Card', cardName(card_brand, card_last4, textsIn('en'))] as [string, string]]
      : []),
  ];
}

function nextFact({ nextAttemptAt, mailed }: MailedRent): [string, string] {
  const when =
    nextAttemptAt === undefined ? 'None' : formatWhen(nextAttemptAt, mailed.rental.time_zone);
  return ['Next attempt', when];
}

function failedForTenant(rent: MailedRent): MailContent {
  const { mailed, code, isEnd, mustConfirm, hasCard, nextAttemptAt } = rent;
  const reason =
    code === null ? 'There is no card that we could charge.' : adviceFor(code, textsIn('en'));
  return {
    to: mailed.tenantEmail,
    subject: isEnd ? 'Your rent was not paid' : 'Your rent could not be charged',
    preview: 'You were not charged. Here is what you can do.',
    heading: isEnd ? 'Your rent was not paid' : 'Your rent could not be charged',
    blocks: [
      text(`${greetingOf(mailed)} we could not charge your card. You were not charged.`),
      text(hasCard ? reason : 'There is no card that we could charge.'),
      text(adviceOf({ isEnd, mustConfirm, willRetry: nextAttemptAt !== undefined })),
    ],
  };
}

function adviceOf({
  isEnd,
  mustConfirm,
  willRetry,
}: {
  isEnd: boolean;
  mustConfirm: boolean;
  willRetry: boolean;
}): string {
  if (isEnd) {
    return 'We will not charge this rent again automatically. Please pay it at My Crashpad, or agree on another way with your lister.';
  }
  if (mustConfirm) {
    return 'Your bank wants you to confirm. Please pay the rent at My Crashpad, or save another card, which we will charge right away.';
  }
  return willRetry
    ? 'We will charge your card again. If you save another one before then, we will charge that one right away.'
    : 'We will not charge this card again. As soon as you save another card, we will charge that one.';
}

function failedForLister({ mailed, isEnd }: MailedRent): MailContent {
  const { tenantName, listerFirstName, listerEmail } = mailed;
  return {
    to: listerEmail,
    subject: isEnd
      ? `${tenantName}’s rent was not paid`
      : `${tenantName}’s rent could not be charged yet`,
    preview: isEnd ? 'We will not charge the card again.' : 'We will try again.',
    heading: isEnd ? 'Rent was not paid' : 'Rent could not be charged yet',
    blocks: [
      text(
        isEnd
          ? `Hi ${listerFirstName}, we could not charge ${tenantName}’s card, and will not try again. ${tenantName} can still pay, or you can record a payment that you receive in another way.`
          : `Hi ${listerFirstName}, we could not charge ${tenantName}’s card. We have told ${tenantName}, and will try again in the next days.`,
      ),
    ],
  };
}
