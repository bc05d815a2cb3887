import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconLink,
  IconMail,
  IconShare,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { listingAddress } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { toast } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './share-buttons.module.css';
import { shareLinks } from './share-links.ts';

/** Share options behind one button; plain links, no third-party scripts. */
export function ShareButtons({ id, title }: { id: number; title: string }) {
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
      className={classes.share}
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
      <summary className={classes.open} onClick={share}>
        <IconShare aria-hidden size={20} />
        <span data-phones-hide>{t('share')}</span>
      </summary>
      <ul className={classes.ways}>
        <li>
          <button type="button" className={classes.way} onClick={copy}>
            <IconLink aria-hidden size={20} />
            {t('share_copy')}
          </button>
        </li>
        <li>
          <a href={links.mail} className={classes.way}>
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
      <a href={href} target="_blank" rel="noopener" className={classes.way}>
        {children}
        {label} <VisuallyHidden>{t('new_tab')}</VisuallyHidden>
      </a>
    </li>
  );
}
