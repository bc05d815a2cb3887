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
import classes from './feed-detail.module.css';
import { feedDays, feedTitle, mapAddress } from './feed-text.ts';

/** The page of an event or a special offer. */
export function FeedDetail({ kind, item }: { kind: FeedKind; item: contract.content.FeedItem }) {
  const { t } = useTranslation('content/feed');
  const { locale } = usePage();
  const { from, to } = feedDays(item, locale);
  return (
    <div className={classes.page}>
      <Link to="/airports" className={classes.back}>
        <IconArrowLeft aria-hidden size={18} />
        {t('back_to_airports')}
      </Link>
      <article className={classes.article}>
        <Picture
          src={item.image}
          alt=""
          width={1280}
          height={720}
          sizes="(min-width: 62em) 36rem, 100vw"
          priority
          className={classes.picture}
        />
        <div>
          <p className={classes.kind}>{t(`${kind}_label`)}</p>
          <h1 className={classes.title}>{feedTitle(item)}</h1>
          {item.rating > 0 && <Rating score={item.rating} />}
          <dl className={classes.facts}>
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
          <a href={mapAddress(item)} target="_blank" rel="noopener" className={classes.map}>
            {t('open_map')}
            <IconExternalLink aria-hidden size={18} />
            <VisuallyHidden>{t('new_tab')}</VisuallyHidden>
          </a>
        </div>
      </article>
      {item.description !== '' && (
        <section className={classes.about}>
          <h2>{t('about_it')}</h2>
          <p>{item.description}</p>
        </section>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
