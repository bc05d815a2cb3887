import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePage } from '../../../lib/page-context.ts';
import { deleteWantedPath } from '../../../lib/wanted-listing.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Wanted } from './load-wanted.ts';
import { useWanted } from './use-wanted.ts';
import classes from './wanted-banner.module.css';

interface WantedBannerProps {
  wanted: Wanted;
  /** The last airport viewed in this browser. */
  recent: string | undefined;
}

/**
 * For a new member: a link to the listing that they joined for, or to the crash pads at their base.
 */
export function WantedBanner(props: WantedBannerProps) {
  const { member } = usePage();
  return member?.status === 'ACTIVE' ? <Banner {...props} /> : null;
}

function Banner({ wanted, recent }: WantedBannerProps) {
  const { t } = useTranslation('wanted');
  const [, setQuery] = useSearchParams();
  useWanted(wanted);
  if (wanted === null) return null;
  const { path, title, thumbnail, bases } = wanted;
  const base = bases.find((one) => one === recent) ?? bases[0];

  const close = () => {
    deleteWantedPath();
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
        <LinkButton to={path} variant="accent" className={classes.way} onClick={deleteWantedPath}>
          {t('continue_to', { title })}
        </LinkButton>
        {base !== undefined && (
          <LinkButton to={`/search/airports/${base.toLowerCase()}`} variant="outline">
            {t('search_base', { base })}
          </LinkButton>
        )}
      </div>
      <button type="button" aria-label={t('close')} className={classes.close} onClick={close}>
        <IconX aria-hidden size={20} />
      </button>
    </aside>
  );
}
