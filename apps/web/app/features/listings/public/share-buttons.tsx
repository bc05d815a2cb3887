import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconLink,
  IconMail,
  IconShare,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { toast } from '../../../ui/toast.ts';
import { listingAddress } from '../../search/index.ts';
import classes from './share-buttons.module.css';
import { shareLinks } from './share-links.ts';

/** Ways to send this page to a friend; plain links, no foreign scripts. */
export function ShareButtons({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('listing');
  const { publicUrl } = usePage();
  const url = `${publicUrl}${listingAddress(id)}`;
  const links = shareLinks(url, title);
  const canShare = useHydrated() && 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', message: t('share_copied') });
    } catch {
      toast({ kind: 'error', message: t('share_copy_failed') });
    }
  };
  // Closing the system's sheet without choosing counts as refused: nothing to tell.
  const share = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <ul className={classes.buttons} aria-label={t('share')}>
      {canShare && (
        <li>
          <button
            type="button"
            className={classes.button}
            aria-label={t('share_native')}
            onClick={share}
          >
            <IconShare aria-hidden size={20} />
          </button>
        </li>
      )}
      <li>
        <button
          type="button"
          className={classes.button}
          aria-label={t('share_copy')}
          onClick={copy}
        >
          <IconLink aria-hidden size={20} />
        </button>
      </li>
      <li>
        <a href={links.mail} className={classes.button} aria-label={t('share_mail')}>
          <IconMail aria-hidden size={20} />
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
  );
}

interface ElsewhereProps {
  href: string;
  label: string;
  children: ReactNode;
}

function Elsewhere({ href, label, children }: ElsewhereProps) {
  const { t } = useTranslation('listing');
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={classes.button}
        aria-label={`${label} ${t('new_tab')}`}
      >
        {children}
      </a>
    </li>
  );
}
