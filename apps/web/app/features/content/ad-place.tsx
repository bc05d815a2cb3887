import type { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import type { AdPlace as Place } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { Picture } from '../../ui/picture.tsx';

interface AdCardProps {
  ad: { title: string; picture: string | null; target: string };
  onFollow?: () => void;
}

/** A booked ad, labeled Ad: picture, title, and the linked site. */
export function AdCard({ ad, onFollow }: AdCardProps) {
  const { t } = useTranslation('content/feed');
  const { title, picture, target } = ad;
  return (
    <aside aria-label={t('ad_name', { title })} className="@container">
      <a
        href={target}
        target="_blank"
        rel="sponsored noopener"
        className="group/card grid overflow-hidden rounded-md border border-line bg-surface text-ink no-underline @sm:grid-cols-start-56"
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
          className="aspect-16/9 size-full!"
        />
        <span className="grid min-w-0 content-start justify-items-start gap-1 p-4 wrap-anywhere">
          <span className="rounded-full border border-line-strong px-2 py-0 text-xs font-medium text-ink-soft">
            {t('ad')}
          </span>
          <strong className="text-md leading-snug group-hover/card:underline">{title}</strong>
          <span className="text-xs text-ink-soft">{siteOf(target)}</span>
        </span>
      </a>
    </aside>
  );
}

/** The display name of the site. */
function siteOf(target: string): string {
  return URL.canParse(target) ? new URL(target).hostname.replace(/^www\./, '') : '';
}

/** How far below the viewport a place requests its ad. */
const NEAR = '200px';

/**
 * A place for a booked ad. Requests one when it comes near the viewport, so that views are counted
 * on cached pages too. Renders nothing without an ad.
 */
export function AdPlace({ place }: { place: Place }) {
  const element = useRef<HTMLDivElement>(null);
  const [ad, setAd] = useState<contract.content.PlacedAd | null>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        call(
          content.getPlacedAd,
          { query: { place } },
          { quiet: true, signal: controller.signal },
        ).then(
          ({ data }) => setAd(data),
          // The page is complete without an ad.
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [place]);

  const follow = () => {
    // An ad that ended in the meantime is not counted, and still links to its site.
    if (ad !== null)
      call(content.clickAd, { params: { id: ad.id } }, { quiet: true }).catch(() => {});
  };
  return <div ref={element}>{ad !== null && <AdCard ad={ad} onFollow={follow} />}</div>;
}
