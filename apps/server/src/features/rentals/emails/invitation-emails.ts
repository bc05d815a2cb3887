import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import type { RentalRow } from '../rentals.queries.ts';
import type { MailedRental } from './emails.queries.ts';
import { aboutRental, greetingOf, nameFields, reasonBlocks, stoppedBlocks } from './phrases.ts';
import { type RentalTexts, rentFacts, stayFacts } from './when.ts';

/** The emails about an invitation, up to the answer. */
export function invitationMails(site: MailSite) {
  const textsOf = mailTexts('rentals/emails', site);
  const isOpen = ({ rental }: MailedRental) => rental.status === 'pending' && !rental.is_cut_off;
  const offerBlocks = (mailed: MailedRental, now: Date, texts: RentalTexts): MailBlock[] => [
    facts(
      ...stayFacts(mailed.rental, texts),
      ...rentFacts(mailed.rental, { quotedAt: now, reader: 'tenant' }, texts),
      ...houseFacts(mailed.rental, texts),
    ),
    button(texts.t('invitation_see'), `${site.publicUrl}/tenant/accept/${mailed.mailedToken}`),
  ];
  const toMyCrew = ({ t }: RentalTexts) => button(t('go_to_my_crew'), `${site.publicUrl}/my-crew`);
  const toSearch = ({ t }: RentalTexts) => button(t('find_another'), `${site.publicUrl}/airports`);

  /** The words of emails to an invited person. */
  const forTenant = ({ rental, tenantEmail, tenantFirstName, tenantLocale }: MailedRental) => {
    const texts = textsOf(tenantLocale);
    return {
      texts,
      head: { to: tenantEmail, locale: tenantLocale },
      names: { title: rental.listing.title, who: rental.lister.display_name },
      greeting: greetingOf(tenantFirstName, texts),
    };
  };

  return {
    rental_invitation: aboutRental<'rental_invitation'>((mailed, _order, now) => {
      if (!isOpen(mailed)) return undefined;
      const { texts, head, names, greeting } = forTenant(mailed);
      const { t } = texts;
      const { who } = names;
      return {
        ...head,
        subject: t('invitation_subject', names),
        preview: t('invitation_preview'),
        heading: t('invitation_subject', names),
        blocks: [
          text(t('invitation_text', { greeting, who })),
          ...offerBlocks(mailed, now, texts),
          note(t('invitation_note', { who })),
        ],
      };
    }),

    rental_offer_changed: aboutRental<'rental_offer_changed'>((mailed, { fields }, now) => {
      if (!isOpen(mailed)) return undefined;
      const { texts, head, names, greeting } = forTenant(mailed);
      const { t } = texts;
      const what = nameFields(fields, texts);
      return {
        ...head,
        subject: t('invitation_changed_subject', names),
        preview: t('invitation_changed_preview'),
        heading: t('invitation_changed_heading'),
        blocks: [
          text(t('invitation_changed_text', { greeting, who: names.who, what })),
          ...offerBlocks(mailed, now, texts),
        ],
      };
    }),

    rental_reminder: aboutRental<'rental_reminder'>((mailed, _order, now) => {
      if (!isOpen(mailed)) return undefined;
      const { texts, head, names, greeting } = forTenant(mailed);
      const { t } = texts;
      return {
        ...head,
        subject: t('reminder_subject', names),
        preview: t('reminder_preview'),
        heading: t('reminder_heading'),
        blocks: [
          text(t('reminder_text', { greeting, who: names.who })),
          ...offerBlocks(mailed, now, texts),
        ],
      };
    }),

    rental_cancelled: aboutRental<'rental_cancelled'>((mailed) => {
      const { texts, head, names, greeting } = forTenant(mailed);
      const { t } = texts;
      return {
        ...head,
        subject: t('canceled_subject', names),
        preview: t('canceled_preview'),
        heading: t('canceled_heading'),
        blocks: [
          text(t('canceled_text', { greeting, ...names })),
          ...reasonBlocks(mailed, texts),
          ...stoppedBlocks(mailed.rental, 'tenant', texts),
          facts(...stayFacts(mailed.rental, texts)),
          toSearch(texts),
        ],
      };
    }),

    rental_expired: aboutRental<'rental_expired'>((mailed, { to }) => {
      const { rental, listerFirstName, tenantName: tenant } = mailed;
      const isToLister = to === 'lister';
      const texts = textsOf(isToLister ? mailed.listerLocale : mailed.tenantLocale);
      const { t, locale } = texts;
      const greeting = greetingOf(isToLister ? listerFirstName : mailed.tenantFirstName, texts);
      const who = rental.lister.display_name;
      return {
        to: isToLister ? mailed.listerEmail : mailed.tenantEmail,
        locale,
        subject: t('expired_subject', { title: rental.listing.title }),
        preview: t('expired_preview'),
        heading: t('expired_heading'),
        blocks: [
          text(
            isToLister
              ? t('expired_lister', { greeting, tenant })
              : t('expired_tenant', { greeting, who }),
          ),
          ...stoppedBlocks(rental, isToLister ? 'lister' : 'tenant', texts),
          facts(...stayFacts(rental, texts)),
          isToLister ? toMyCrew(texts) : toSearch(texts),
        ],
      };
    }),
  } satisfies Composers;
}

function houseFacts({ late_fee, listing }: RentalRow, { money, texts: { t } }: RentalTexts) {
  const rows: [string, string][] = [];
  if (late_fee !== null && late_fee > 0) rows.push([t('rentals:late_fee'), money(late_fee)]);
  const { max_nights: count } = listing;
  if (count !== null) {
    rows.push([t('rentals:max_nights'), t('rentals:nights', { count })]);
  }
  return rows;
}
