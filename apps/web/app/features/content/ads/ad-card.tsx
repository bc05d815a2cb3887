import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Picture } from '../../../ui/picture.tsx';
import classes from './ad-card.module.css';

interface AdCardProps {
  ad: { title: string; picture: string | null; target: string };
  onFollow?: () => void;
}

/** A booked ad, labeled Ad: picture, title, and the linked site. */
export function AdCard({ ad, onFollow }: AdCardProps) {
  const { t } = useTranslation('content/feed');
  const { title, picture, target } = ad;
  return (
    <aside aria-label={t('ad_name', { title })} className={classes.place}>
      <a
        href={target}
        target="_blank"
        rel="sponsored noopener"
        className={classes.card}
        onClick={onFollow}
        // The middle button opens a tab as well.
        onAuxClick={({ button }) => {
          if (button === 1) onFollow?.();
        }}
      >
        <Picture
          src={picture}
          alt=""
          width={640}
          height={360}
          sizes="20rem"
          className={classes.picture}
        />
        <span className={classes.text}>
          <span className={classes.label}>{t('ad')}</span>
          <strong className={classes.title}>{title}</strong>
          <span className={classes.site}>{siteOf(target)}</span>
        </span>
      </a>
    </aside>
  );
}

/** The display name of the site. */
function siteOf(target: string): string {
  return URL.canParse(target) ? new URL(target).hostname.replace(/^www\./, '') : '';
}
