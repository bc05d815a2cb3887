import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findRemoved } from './queries/find-removed.ts';

/** Notifies a lister that an admin removed their listing. Skipped if it was restored. */
export function listingRemovedMail(site: MailSite): Composer<'listing_removed'> {
  const textsOf = mailTexts('listings/emails', site);
  return async (trx, { listingId = 0 }) => {
    const row = await findRemoved(trx, listingId);
    if (row === undefined) return undefined;
    const { t, locale } = textsOf(row.locale);
    const heading = t('removed_subject', { title: row.title });
    return {
      to: row.email,
      locale,
      subject: heading,
      preview: t('removed_preview'),
      heading,
      blocks: [
        text(t('removed_text', { name: row.first_name })),
        ...(row.removal_note === '' ? [] : [text(row.removal_note)]),
        text(t('removed_next', { address: site.contactEmail })),
        button(t('go_to_mine'), `${site.publicUrl}/my-crashpads`),
      ],
    };
  };
}
