import type { contract } from '@crewpad/contract';
import { IconMessageCircle, IconPencil, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { money, moneyRange } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './action-box.module.css';
import { messageAddress, ownerAddress, waitlistAddress } from './message-address.ts';
import { FreeBeds, monthlyTo } from './sections/price-table.tsx';
import type { WaitlistView } from './use-waitlist.tsx';

interface ActionBoxProps {
  listing: contract.listings.Listing;
  waitlist: WaitlistView;
}

/** Price and the main action, always visible: beside the page, on phones below it. */
export function ActionBox({ listing, waitlist }: ActionBoxProps) {
  const { t } = useTranslation('pages/listing');
  const { locale, member } = usePage();
  const { deposit_required } = listing;
  const isOwner = member?.id === listing.user_id;
  const to = monthlyTo(listing);
  return (
    <aside aria-label={t('action_box')} className={classes.box} data-own-bar>
      <div className={classes.numbers}>
        <p className={classes.price}>
          <strong>{moneyRange(listing.rate_per_from, to, locale)}</strong> {t('per_month')}
        </p>
        <dl className={classes.facts}>
          <div className={classes.deposit}>
            <dt>{t('deposit')}</dt>
            <dd>{deposit_required > 0 ? money(deposit_required, locale) : t('no_deposit')}</dd>
          </div>
          <div className={classes.first}>
            <dt>{t('first_month')}</dt>
            <dd>
              {moneyRange(
                listing.rate_per_from + deposit_required,
                to === null ? null : to + deposit_required,
                locale,
              )}
            </dd>
          </div>
          <div className={classes.beds}>
            <dt>{t('beds_available')}</dt>
            <dd data-full={waitlist.isFull || undefined}>
              <FreeBeds listing={listing} />
            </dd>
          </div>
        </dl>
      </div>
      {isOwner ? (
        <LinkButton to={ownerAddress(listing)} variant="accent" className={classes.button}>
          <IconPencil aria-hidden size={20} />
          {t(listing.abilities.edit ? 'edit' : 'my_crashpads')}
        </LinkButton>
      ) : (
        <>
          <NextStep listing={listing} waitlist={waitlist} />
          {member !== null && listing.abilities.message && (
            <p className={classes.note}>{t('not_charged')}</p>
          )}
        </>
      )}
      {member === null && <p className={classes.login}>{t('message_needs_login')}</p>}
    </aside>
  );
}

/** Joins the waitlist of a full crash pad, or messages the lister. */
function NextStep({ listing, waitlist }: ActionBoxProps) {
  const { t } = useTranslation('pages/listing');
  const { member } = usePage();
  const join = (
    <>
      <IconUsers aria-hidden size={20} />
      <span className={classes.long}>{t('join_waitlist')}</span>
      <span className={classes.short}>{t('join_waitlist_short')}</span>
    </>
  );
  if (waitlist.join) {
    return (
      <Button variant="accent" className={classes.button} onClick={waitlist.join}>
        {join}
      </Button>
    );
  }
  if (waitlist.isFull && member === null) {
    return (
      <LinkButton to={waitlistAddress(listing)} variant="accent" className={classes.button}>
        {join}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={messageAddress(listing, member !== null)}
      variant="accent"
      className={classes.button}
    >
      <IconMessageCircle aria-hidden size={20} />
      <span className={classes.long}>{t('message_lister')}</span>
      <span className={classes.short}>{t('message')}</span>
    </LinkButton>
  );
}
