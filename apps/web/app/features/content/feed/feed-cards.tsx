import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { feedAddress, feedDays, feedTitle, kilometresAsMiles } from './feed-text.ts';

const lineClass = 'm-0 flex gap-1 text-xs text-ink-soft [&_svg]:mt-px [&_svg]:flex-none';

interface FeedCardsProps {
  kind: FeedKind;
  items: readonly contract.content.FeedItem[];
}

/** Event or special offer cards with the picture on top. The whole card is a link. */
export function FeedCards({ kind, items }: FeedCardsProps) {
  return (
    <div className="@container">
      <ul className="m-0 grid list-none gap-4 p-0 @sm:grid-cols-2 @md:[&:has(>:nth-child(3):last-child)]:grid-cols-3 @lg:[&:has(>:nth-child(4))]:grid-cols-4">
        {items.map((item) => (
          <li key={item.id}>
            <FeedCard kind={kind} item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeedCard({ kind, item }: { kind: FeedKind; item: contract.content.FeedItem }) {
  const { t } = useTranslation('content/feed');
  const { locale } = usePage();
  const { from, to } = feedDays(item, locale);
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface transition-shadow hover:shadow has-[a:focus-visible]:focus-outline has-[a:focus-visible]:outline-offset-2">
      <Picture
        src={item.image}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 62em) 24rem, (min-width: 36em) 50vw, 100vw"
        className="aspect-16/9 w-full"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="m-0 text-md leading-snug font-bold tracking-tight">
          <Link
            to={feedAddress(kind, item.id)}
            className="text-inherit no-underline group-hover/card:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-0"
          >
            {feedTitle(item)}
          </Link>
        </h3>
        <p className="m-0 text-xs text-ink-soft">{item.business_name}</p>
        <p className={lineClass}>
          <IconCalendarEvent aria-hidden size={16} />
          {to === null ? from : t('dates', { from, to })}
        </p>
        {item.distance_km !== null && (
          <p className={lineClass}>
            <IconMapPin aria-hidden size={16} />
            {t('away', { distance: kilometresAsMiles(item.distance_km) })}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <strong>{item.price_range}</strong>
          {item.rating > 0 && <Rating score={item.rating} />}
        </div>
      </div>
    </article>
  );
}
