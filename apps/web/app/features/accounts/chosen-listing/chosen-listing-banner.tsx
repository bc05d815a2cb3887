import { IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { deleteChosenPath } from '../../../lib/chosen-listing.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import classes from './chosen-listing-banner.module.css';
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
    <aside aria-label={t('label')} className={classes.banner}>
      <Picture
        src={thumbnail}
        alt=""
        width={224}
        height={168}
        sizes="5.5rem"
        priority
        className={classes.picture}
      />
      <p className={classes.text}>
        <strong>{t('you_are_in')}</strong>
      </p>
      <div className={classes.ways}>
        <LinkButton to={path} variant="accent" className={classes.way} onClick={deleteChosenPath}>
          <span className={classes.name}>{t('continue_to', { title })}</span>
        </LinkButton>
        {base !== undefined && (
          <LinkButton to={`/search/airports/${base.toLowerCase()}`} variant="outline">
            {t('search_base', { base })}
          </LinkButton>
        )}
      </div>
      <button
        type="button"
        aria-label={t('close', { ns: 'common' })}
        className={classes.close}
        onClick={close}
      >
        <IconX aria-hidden size={20} />
      </button>
    </aside>
  );
}
