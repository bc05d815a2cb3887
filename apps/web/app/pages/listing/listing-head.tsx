import { LISTING_STATUS } from '@crewpad/domain';
import {
  IconArrowLeft,
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconDoorOff,
  IconEyeOff,
  IconLink,
  IconMail,
  IconShare,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { airportAddress, listingAddress } from '../../features/search/index.ts';
import { WaitlistPosition } from '../../features/waitlist/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { miles } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { PlainButton } from '../../ui/button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { toast } from '../../ui/toast.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ListingView } from './load-listing.ts';
import { messageAddress, waitlistAddress } from './message-address.ts';
import type { WaitlistView } from './use-waitlist.tsx';

const wayClass =
  'flex min-h-target w-full cursor-pointer items-center gap-2 rounded-sm border-0 bg-transparent pt-0 pr-4 pb-0 pl-2 text-start text-ink no-underline hover:bg-sunken';
const fullClass =
  'mx-0 mt-4 mb-0 flex gap-4 rounded-md bg-warn-soft p-4 text-ink [&_p]:m-0 [&_svg]:flex-none [&_svg]:text-warn';

/** Share links to other sites. */
export function shareLinks(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    mail: `mailto:?subject=${text}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    x: `https://x.com/intent/tweet?url=${address}&text=${text}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  };
}

/** Share options behind one button; plain links, no third-party scripts. */
function ShareButtons({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('pages/listing');
  const { publicUrl } = usePage();
  const url = `${publicUrl}${listingAddress(id)}`;
  const links = shareLinks(url, title);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', message: t('share_copied') });
    } catch {
      toast({ kind: 'error', message: t('share_copy_failed') });
    }
  };
  /** Phones have a native share sheet. */
  const share = (event: MouseEvent) => {
    if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // Closing the sheet rejects the promise: not an error.
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <details
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button of its own. */}
      <summary
        className="inline-flex min-h-target min-w-target cursor-pointer list-none items-center justify-center gap-2 rounded-md px-2 py-0 font-medium hover:bg-sunken max-lg:relative max-lg:z-1 max-lg:rounded-full max-lg:text-ink max-lg:before:absolute max-lg:before:inset-1 max-lg:before:-z-1 max-lg:before:rounded-[inherit] max-lg:before:bg-surface max-lg:before:[box-shadow:0_1px_3px_var(--shade)] max-lg:hover:bg-transparent [&::-webkit-details-marker]:hidden"
        onClick={share}
      >
        <IconShare aria-hidden size={20} />
        <span data-phones-hide>{t('share')}</span>
      </summary>
      <ul className="absolute [top:calc(100%_+_var(--space-half))] right-0 z-3 m-0 w-max [max-width:calc(100vw_-_2*var(--gutter))] list-none rounded-md border border-line bg-surface p-1 shadow">
        <li>
          <PlainButton className={wayClass} onClick={copy}>
            <IconLink aria-hidden size={20} />
            {t('share_copy')}
          </PlainButton>
        </li>
        <li>
          <a href={links.mail} className={wayClass}>
            <IconMail aria-hidden size={20} />
            {t('share_mail')}
          </a>
        </li>
        <Elsewhere href={links.facebook} label={t('share_facebook')}>
          <IconBrandFacebook aria-hidden size={20} />
        </Elsewhere>
        <Elsewhere href={links.x} label={t('share_x')}>
          <IconBrandX aria-hidden size={20} />
        </Elsewhere>
        <Elsewhere href={links.whatsapp} label={t('share_whatsapp')}>
          <IconBrandWhatsapp aria-hidden size={20} />
        </Elsewhere>
      </ul>
    </details>
  );
}

interface ElsewhereProps {
  href: string;
  label: string;
  children: ReactNode;
}

function Elsewhere({ href, label, children }: ElsewhereProps) {
  const { t } = useTranslation('pages/listing');
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className={wayClass}>
        {children}
        {label} <VisuallyHidden>{t('new_tab')}</VisuallyHidden>
      </a>
    </li>
  );
}

/** Back and share links; on narrow screens on the picture. */
export function ListingTop({ view }: Pick<ListingHeadProps, 'view'>) {
  const { t } = useTranslation('pages/listing');
  const { data: listing, airports } = view;
  return (
    <div className="flex items-center justify-between gap-4 max-lg:absolute max-lg:[inset:var(--space-half)_calc(var(--target)_+_2*var(--space-half))_auto_var(--space-half)] max-lg:z-2">
      <nav
        aria-label={t('back')}
        className="flex flex-wrap gap-x-6 gap-y-0 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:font-medium [&_a]:no-underline max-lg:[&_a]:relative max-lg:[&_a]:z-1 max-lg:[&_a]:w-target max-lg:[&_a]:justify-center max-lg:[&_a]:text-ink max-lg:[&_a+a]:hidden max-lg:[&_a::before]:absolute max-lg:[&_a::before]:inset-1 max-lg:[&_a::before]:-z-1 max-lg:[&_a::before]:rounded-full max-lg:[&_a::before]:bg-surface max-lg:[&_a::before]:[box-shadow:0_1px_3px_var(--shade)] max-lg:[&_a::before]:content-[''] [&_a:hover]:underline"
      >
        {airports.map(({ id, prefix, city }) => (
          <Link key={id} to={airportAddress(prefix)}>
            <IconArrowLeft aria-hidden size={20} />
            <span data-phones-hide>{t('back_to_results', { city, prefix })}</span>
          </Link>
        ))}
        {airports.length === 0 && (
          <Link to="/airports">
            <IconArrowLeft aria-hidden size={20} />
            <span data-phones-hide>{t('back_to_airports')}</span>
          </Link>
        )}
      </nav>
      <ShareButtons id={listing.id} title={listing.title} />
    </div>
  );
}

interface ListingHeadProps {
  view: ListingView;
  waitlist: WaitlistView;
}

/** Title, rating and place, and whether it is full. */
export function ListingHead({ view, waitlist }: ListingHeadProps) {
  const { t } = useTranslation(['pages/listing', 'reviews/profile']);
  const { member, locale } = usePage();
  const { data: listing, airports, review, total_review: totals } = view;
  const { title, neighborhood, city, state } = listing;
  const isOwner = member?.id === listing.user_id;
  const isInactive = listing.status === LISTING_STATUS.inactive;
  const place = [neighborhood, city, state].filter(
    (part, at, all) => part && all.indexOf(part) === at,
  );
  const [nearest] = airports;
  return (
    <div>
      <header>
        <h1 className="mx-0 mt-0 mb-1 text-xl wrap-anywhere">
          <Unbroken>{title}</Unbroken>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 text-ink-soft max-lg:text-xs">
          <Rating
            score={totals.avg_score}
            label={
              review.num_reviews > 0
                ? t('reviews_count', { ns: 'reviews/profile', count: review.num_reviews })
                : t('no_reviews', { ns: 'reviews/profile' })
            }
          />
          <span>{place.join(', ')}</span>
          {nearest && (
            <span>
              {t('distance_from', {
                distance: miles(nearest.distance, locale),
                prefix: nearest.prefix,
              })}
            </span>
          )}
        </div>
      </header>
      {isOwner && (isInactive || view.hidden) && (
        <div className={fullClass}>
          <IconEyeOff aria-hidden size={24} />
          <p>
            {t(isInactive ? 'own_is_inactive' : 'own_is_hidden')}{' '}
            <Link to="/my-crashpads">{t('my_crashpads')}</Link>
          </p>
        </div>
      )}
      {waitlist.entry && <WaitlistPosition entry={waitlist.entry} onEntry={waitlist.setEntry} />}
      {waitlist.isFull && !waitlist.entry && (
        <div className={fullClass}>
          <IconDoorOff aria-hidden size={24} />
          <div>
            <p>
              <strong>{t('full_title')}</strong>
            </p>
            {isOwner ? (
              <p>
                <Link to="/my-crew?tab=waitlist">{t('full_house_own')}</Link>
              </p>
            ) : (
              <>
                <p>{t('full_text')}</p>
                <p className="flex flex-wrap gap-x-6 *:inline-flex *:min-h-target *:items-center">
                  {waitlist.join && (
                    <PlainButton className="underline" onClick={waitlist.join}>
                      {t('join_waitlist')}
                    </PlainButton>
                  )}
                  {member === null && (
                    <Link to={waitlistAddress(listing)}>{t('join_waitlist')}</Link>
                  )}
                  <Link to={messageAddress(listing, member !== null)}>{t('message_lister')}</Link>
                </p>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
