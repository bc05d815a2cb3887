import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { hourOfDay } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { feedDays, feedTitle, mapAddress } from './feed-text.ts';

/** The page of an event or a special offer. */
export function FeedDetail({ kind, item }: { kind: FeedKind; item: contract.content.FeedItem }) {
  const { t } = useTranslation('content/feed');
  const { locale } = usePage();
  const { from, to } = feedDays(item, locale);
  return (
    <div className="mx-auto my-0 max-w-page px-gutter pt-4 pb-0">
      <Link
        to="/airports"
        className="inline-flex min-h-target items-center gap-2 font-medium no-underline"
      >
        <IconArrowLeft aria-hidden size={18} />
        {t('back_to_airports')}
      </Link>
      <article className="mt-2 grid gap-x-10 gap-y-6 md:[grid-template-columns:minmax(0,1.2fr)_minmax(0,1fr)] md:items-start">
        <Picture
          src={item.image}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 62em) 36rem, 100vw"
          priority
          className="aspect-16/10 w-full rounded-md"
        />
        <div>
          <p className="mx-0 mt-0 mb-2 font-bold text-ink">{t(`${kind}_label`)}</p>
          <h1 className="mx-0 mt-0 mb-2 text-lg">{feedTitle(item)}</h1>
          {item.rating > 0 && <Rating score={item.rating} />}
          <dl className="mx-0 my-4 grid">
            <Fact name={t('when')}>{to === null ? from : t('dates', { from, to })}</Fact>
            <Fact name={t('time')}>
              {t('times', {
                from: hourOfDay(item.start_time, locale),
                to: hourOfDay(item.end_time, locale),
              })}
            </Fact>
            <Fact name={t('where')}>{item.city}</Fact>
            <Fact name={t('business')}>{item.business_name}</Fact>
            {item.price_range !== '' && <Fact name={t('price')}>{item.price_range}</Fact>}
          </dl>
          <a
            href={mapAddress(item)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-target items-center gap-2 font-medium"
          >
            {t('open_map')}
            <IconExternalLink aria-hidden size={18} />
            <VisuallyHidden>{t('new_tab')}</VisuallyHidden>
          </a>
        </div>
      </article>
      {item.description !== '' && (
        <section className="mt-6 max-w-text whitespace-pre-line [&_h2]:m-0 [&_h2]:text-md">
          <h2>{t('about_it')}</h2>
          <p>{item.description}</p>
        </section>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-start-20 gap-x-4 border-t border-t-line px-0 py-2 [&_dd]:m-0 [&_dt]:text-muted">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
