import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { listingAddress } from '../../search/index.ts';
import { lastListing } from '../last-listing.ts';
import classes from './profile-page.module.css';

/** Links back to the last viewed crash pad. */
export function BackToListing() {
  const { t } = useTranslation('profile');
  const id = useHydrated() ? lastListing() : null;
  return (
    <p className={classes.back}>
      {id !== null && (
        <Link to={listingAddress(id)}>
          <IconArrowLeft aria-hidden size={18} />
          {t('back_to_listing')}
        </Link>
      )}
    </p>
  );
}
