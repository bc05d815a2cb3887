import { formatDay, isAutopayOn } from '@crewpad/domain';
import { button, facts, type MailContent, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { rentToday } from '../present-rental.ts';
import type { RentalRow } from '../rentals.queries.ts';
import type { MailedRental } from './emails.queries.ts';
import {
  aboutRental,
  greetingOf,
  nameFields,
  reasonBlocks,
  stayCalendar,
  stoppedBlocks,
} from './phrases.ts';
import { newRentFacts, type RentalTexts, rentFacts, rentPerMonth, stayFacts } from './when.ts';

const RENT_FIELDS = new Set(['rental_amount', 'payment_date']);

/** The emails about the answer to an invitation, and about later changes by the lister. */
export function answerMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toMyCrashpad = ({ t }: RentalTexts) =>
    button(t('go_to_my_crashpad'), `${site.publicUrl}/my-crashpad`);

  return {
    rental_declined: aboutRental<'rental_declined'>((mailed, { to }) => {
      if (to === 'tenant') return declinedForTenant(mailed, textsOf(mailed.tenantLocale));
      const { tenantName: tenant, listerFirstName, rental } = mailed;
      const texts = textsOf(mailed.listerLocale);
      const { t, locale } = texts;
      const greeting = greetingOf(listerFirstName, texts);
      return {
        to: mailed.listerEmail,
        locale,
        subject: t('declined_subject', { tenant, title: rental.listing.title }),
        preview: t('declined_preview'),
        heading: t('declined_heading', { tenant }),
        blocks: [
          text(t('declined_text', { greeting, tenant })),
          ...reasonBlocks(mailed, texts),
          ...(mailed.isReasonLeftOut
            ? [text(texts.texts.t('rentals:declined_reason', { tenant }))]
            : []),
          ...stoppedBlocks(rental, 'lister', texts),
          facts(...stayFacts(rental, texts)),
          mailed.isReasonLeftOut
            ? button(
                texts.texts.t('rentals:declined_read'),
                `${site.publicUrl}/my-crew?tab=history`,
              )
            : toMyCrew(texts),
        ],
      };
    }),

    rental_accepted: aboutRental<'rental_accepted'>((mailed, { to, quotedAt }, now) => {
      const isToLister = to === 'lister';
      const texts = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
      const content = isToLister
        ? acceptedForLister(mailed, texts)
        : acceptedForTenant(mailed, texts);
      const quoted = {
        quotedAt: quotedAt === undefined ? now : new Date(quotedAt),
        reader: isToLister ? 'lister' : 'tenant',
        chargedDeposit: mailed.chargedDeposit,
      } as const;
      const { rental } = mailed;
      const rows = [...stayFacts(rental, texts), ...rentFacts(rental, quoted, texts)];
      const next = isToLister ? toMyCrew(texts) : toMyCrashpad(texts);
      return {
        ...content,
        blocks: [...content.blocks, facts(...rows), next],
        calendar: stayCalendar(rental, quoted.reader, site, texts),
      };
    }),

    rental_changed: aboutRental<'rental_changed'>((mailed, { fields = [] }, now) => {
      const { rental } = mailed;
      if (rental.status !== 'accepted') return undefined;
      const texts = textsOf(mailed.tenantLocale);
      const { t, locale } = texts;
      const { title } = rental.listing;
      const who = rental.lister.display_name;
      const what = nameFields(fields, texts);
      const isNewRent = fields.some((field) => RENT_FIELDS.has(field));
      const rent = rentPerMonth(rentToday(rental, now), rental.payment_date, texts);
      const from = isNewRent ? newRentFacts(rental, texts) : [];
      const choice = isNewRent && isAutopayOn(rental.auto_pay) ? [text(t('changed_choice'))] : [];
      const greeting = greetingOf(mailed.tenantFirstName, texts);
      return {
        to: mailed.tenantEmail,
        locale,
        subject: t('changed_subject', { who, title }),
        preview: t('changed_preview', { who, what }),
        heading: t('changed_heading'),
        blocks: [
          text(t('changed_text', { greeting, who, what })),
          facts(
            ...stayFacts(rental, texts),
            [t('rent'), rent],
            ...from,
            ...(fields.includes('late_fee') ? [lateFeeFact(rental, now, texts)] : []),
          ),
          ...choice,
          toMyCrashpad(texts),
        ],
      };
    }),
  } satisfies Composers;
}

/** The new late fee, and for which rent a raised one counts. */
function lateFeeFact(
  { late_fee, late_fee_before: before, late_fee_from: from, time_zone }: RentalRow,
  now: Date,
  { t, money, locale, texts }: RentalTexts,
): [string, string] {
  const name = texts.t('rentals:late_fee');
  const amount = money(late_fee ?? 0);
  if (before === null || from === null || from <= now) return [name, amount];
  const day = formatDay(from, time_zone, locale);
  return [name, t('late_fee_from', { amount, from: day, old: money(before) })];
}

/** Whoever holds the email can decline, so its owner is told. */
function declinedForTenant(
  { rental, tenantEmail, tenantFirstName, ...mailed }: MailedRental,
  texts: RentalTexts,
): MailContent {
  const { t } = texts.texts;
  const names = { who: rental.lister.display_name, title: rental.listing.title };
  const subject = t('rentals:you_declined_subject', names);
  return {
    to: tenantEmail,
    locale: mailed.tenantLocale,
    subject,
    preview: t('rentals:you_declined_not_you', names),
    heading: subject,
    blocks: [
      text(greetingOf(tenantFirstName, texts)),
      text(t('rentals:you_declined', names)),
      ...stoppedBlocks(rental, 'tenant', texts),
      text(t('rentals:you_declined_not_you', names)),
      facts(...stayFacts(rental, texts)),
    ],
  };
}

function acceptedForLister(mailed: MailedRental, texts: RentalTexts): MailContent {
  const { tenantName: tenant, listerFirstName, listerEmail, rental } = mailed;
  const { t, locale } = texts;
  const greeting = greetingOf(listerFirstName, texts);
  return {
    to: listerEmail,
    locale,
    subject: t('accepted_lister_subject', { tenant, title: rental.listing.title }),
    preview: t('accepted_lister_preview'),
    heading: t('accepted_lister_heading', { tenant }),
    blocks: [text(t('accepted_lister_text', { greeting, tenant }))],
  };
}

function acceptedForTenant(
  { rental, tenantEmail, tenantFirstName }: MailedRental,
  texts: RentalTexts,
): MailContent {
  const { listing, lister } = rental;
  const { t, locale } = texts;
  const { street1, street2, city, state, postal_code } = listing;
  const address = [street1, street2, city, [state, postal_code].filter(Boolean).join(' ')];
  const who = lister.display_name;
  const greeting = greetingOf(tenantFirstName, texts);
  const payment = isAutopayOn(rental.auto_pay) ? [] : [text(t('pay_directly', { who }))];
  return {
    to: tenantEmail,
    locale,
    subject: t('accepted_tenant_subject', { title: listing.title }),
    preview: t('accepted_tenant_preview', { who }),
    heading: t('accepted_tenant_heading'),
    blocks: [
      text(t('accepted_tenant_text', { greeting, who })),
      ...payment,
      facts([t('address'), address.filter(Boolean).join(', ')]),
    ],
  };
}
