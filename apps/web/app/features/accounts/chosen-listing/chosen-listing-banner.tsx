import { IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { deleteChosenPath } from '../../../lib/chosen-listing.ts';
import { usePage } from '../../../lib/page-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ChosenListing } from './load-chosen-listing.ts';
import { useChosenListing } from './use-chosen-listing.ts';

interface ChosenListingBannerProps {
  chosenListing: ChosenListing;
  /** The new member's base. */
  base: string | undefined;
}

/**
 * The base of a new member: the airport of the chosen listing that they viewed last.
 * @param recent the last airport viewed in this browser
 */
export function baseOf(
  chosenListing: ChosenListing,
  recent: string | undefined,
): string | undefined {
  return chosenListing?.bases.find((base) => base === recent) ?? chosenListing?.bases[0];
}

/**
 * For a new member: a link to the listing that they joined for, or to the crash pads at their base.
 */
export function ChosenListingBanner(props: ChosenListingBannerProps) {
  const { member } = usePage();
  return member?.status === 'ACTIVE' ? <Banner {...props} /> : null;
}

function Banner({ chosenListing, base }: ChosenListingBannerProps) {
  const { t } = useTranslation('accounts/chosen-listing');
  const [, setQuery] = useSearchParams();
  useChosenListing(chosenListing);
  if (chosenListing === null) return null;
  const { path, title, thumbnail } = chosenListing;

  const close = () => {
    deleteChosenPath();
    setQuery(
      (last) => {
        last.delete('ref_url');
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <aside
      aria-label={t('label')}
      className="mx-auto mt-4 mb-0 grid [max-width:calc(var(--page-width)_-_2*var(--gutter))] [grid-template-columns:auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 rounded-md border border-good bg-good-soft p-2 max-md:grid-cols-auto-rest-auto max-lg:mx-gutter"
    >
      <Picture
        src={thumbnail}
        alt=""
        width={224}
        height={168}
        sizes="5.5rem"
        priority
        className="[height:min(4.25rem,77px)]! [width:min(5.5rem,100px)] rounded-sm object-cover"
      />
      <p className="m-0 text-md">
        <strong>{t('you_are_in')}</strong>
      </p>
      <div className="flex flex-wrap gap-2 max-md:col-span-full max-md:*:max-w-none max-md:*:grow max-md:*:basis-48">
        <LinkButton
          to={path}
          variant="accent"
          className="max-w-112 min-w-0"
          onClick={deleteChosenPath}
        >
          <span className="line-clamp-2 leading-snug wrap-anywhere">
            {t('continue_to', { title })}
          </span>
        </LinkButton>
        {base !== undefined && (
          <LinkButton to={`/search/airports/${base.toLowerCase()}`} variant="outline">
            {t('search_base', { base })}
          </LinkButton>
        )}
      </div>
      <IconButton
        aria-label={t('close', { ns: 'common' })}
        className="max-md:col-3 max-md:row-1 max-md:self-start"
        onClick={close}
      >
        <IconX aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
