import type { contract } from '@crewpad/contract';
import { IconMessageCircle, IconPencil, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { firstNameOf } from '../../lib/first-name.ts';
import { money, moneyRange } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { messageAddress, ownerAddress, waitlistAddress } from './message-address.ts';
import { dayRateOf, FreeBeds, monthlyTo } from './sections/price-table.tsx';
import type { WaitlistView } from './use-waitlist.tsx';

const buttonClass = 'button [grid-area:button] lg:[grid-area:auto]';
const longClass = '[.button_&]:hidden lg:[.button_&]:inline';

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
  const dayRate = dayRateOf(listing, locale);
  return (
    <aside
      aria-label={t('action_box')}
      className="sticky bottom-0 z-9 -mx-gutter max-lg:order-last mt-6 mb-0 grid items-center gap-x-4 gap-y-0 border-t border-t-line bg-surface [padding:var(--space-1)_var(--gutter)_max(var(--space-1),env(safe-area-inset-bottom))] [grid-template:'price_button'_auto_'beds_button'_auto_'first_first'_auto_/_minmax(0,_1fr)_auto] lg:[top:calc(var(--header-height)_+_var(--space-2))] lg:bottom-auto lg:m-0 lg:gap-4 lg:rounded-md lg:border lg:border-line lg:p-6 lg:shadow lg:[grid-template:none_/_minmax(0,1fr)] max-lg:[@media(max-height:30em)]:static"
      data-own-bar="tall"
    >
      <div className="contents">
        <p className="m-0 text-xs leading-snug text-ink-soft [&_strong]:tabular [grid-area:price] lg:text-sm lg:[grid-area:auto] [&_strong]:text-md [&_strong]:text-ink lg:[&_strong]:text-xl lg:[&_strong]:tracking-tight">
          <strong>{moneyRange(listing.rate_per_from, to, locale)}</strong> {t('per_month')}
        </p>
        <dl className="facts m-0 contents text-xs [&_dd]:tabular max-lg:leading-snug lg:order-1 lg:block lg:text-sm [&_dd]:m-0 [&_dd]:font-medium [&_dd[data-full]]:text-bad [&_div]:flex [&_div]:flex-wrap [&_div]:justify-between [&_div]:gap-x-2 max-lg:[&_div]:justify-start lg:[&_div]:border-t lg:[&_div]:border-t-line lg:[&_div]:px-0 lg:[&_div]:py-2 [&_dt]:text-ink-soft">
          {dayRate !== null && (
            <div className="max-lg:[.facts_&]:hidden">
              <dt>{t('rate_day')}</dt>
              <dd>{dayRate}</dd>
            </div>
          )}
          <div className="max-lg:[.facts_&]:hidden">
            <dt>{t('deposit')}</dt>
            <dd>{deposit_required > 0 ? money(deposit_required, locale) : t('no_deposit')}</dd>
          </div>
          <div className="[grid-area:first] lg:[grid-area:auto]">
            <dt>{t('first_month')}</dt>
            <dd>
              {moneyRange(
                listing.rate_per_from + deposit_required,
                to === null ? null : to + deposit_required,
                locale,
              )}
            </dd>
          </div>
          <div className="[grid-area:beds] lg:[grid-area:auto] max-lg:[&_dt]:sr-only">
            <dt>{t('beds_available')}</dt>
            <dd data-full={waitlist.isFull || undefined}>
              <FreeBeds listing={listing} />
            </dd>
          </div>
        </dl>
      </div>
      {isOwner ? (
        <LinkButton to={ownerAddress(listing)} variant="accent" className={buttonClass}>
          <IconPencil aria-hidden size={20} />
          {t(listing.abilities.edit ? 'edit' : 'my_crashpads')}
        </LinkButton>
      ) : (
        <>
          <NextStep listing={listing} waitlist={waitlist} />
          {member !== null && listing.abilities.message && (
            <p className="m-0 text-xs text-muted max-lg:hidden lg:-mb-2 lg:text-center">
              {t('not_charged')}
            </p>
          )}
        </>
      )}
      {member === null && (
        <p className="m-0 hidden text-xs text-muted lg:block lg:text-center">
          {t('message_needs_login', { name: firstNameOf(listing.display_name) })}
        </p>
      )}
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
      <span className={longClass}>{t('join_waitlist')}</span>
      <span className="lg:[.button_&]:hidden">{t('join_waitlist_short')}</span>
    </>
  );
  if (waitlist.join) {
    return (
      <Button variant="accent" className={buttonClass} onClick={waitlist.join}>
        {join}
      </Button>
    );
  }
  if (waitlist.isFull && member === null) {
    return (
      <LinkButton to={waitlistAddress(listing)} variant="accent" className={buttonClass}>
        {join}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={messageAddress(listing, member !== null)}
      variant="accent"
      className={buttonClass}
    >
      <IconMessageCircle aria-hidden size={20} />
      <span className={longClass}>{t('message_lister')}</span>
      <span className="lg:[.button_&]:hidden">{t('message')}</span>
    </LinkButton>
  );
}
