import { isAutopayOn } from '@crewpad/domain';
import { button, facts, pictureOf, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import {
  bookingFacts,
  findMailedRental,
  formatDate,
  greetingOf,
  type RentalTexts,
  type ReplacedRent,
  wordsFact,
} from '../../rentals/index.ts';
import { findRentChange } from './queries/rent-change.ts';

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
