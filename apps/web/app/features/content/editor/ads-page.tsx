import type { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { calendarDate, count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdCharts } from './ad-charts.tsx';
import { rowActionsClass, rowClass, stateClass } from './editor-classes.ts';
import { EditorList } from './editor-list.tsx';
import type { BookedAds } from './load-editor.ts';

/** The booked ads with views and clicks, linked to their forms. */
export function AdsPage({ ads, nav }: { ads: BookedAds; nav: ReactNode }) {
  const { t } = useTranslation('content/editor');
  return (
    <EditorList
      title={t('ads_title')}
      lead={t('ads_lead')}
      nav={nav}
      add={t('ads_add')}
      addAt="/admin/ads/new"
      more={<ExportButton />}
      none={{ title: t('ads_none'), text: t('ads_none_text') }}
      page={ads.page}
      pages={ads.pages}
      charts={ads.total > 0 && <AdCharts months={ads.months} />}
      rows={ads.data.map((ad) => <AdRow key={ad.id} ad={ad} />)}
    />
  );
}

function AdRow({ ad }: { ad: contract.content.Ad }) {
  const { t } = useTranslation('content/editor');
  const { locale } = usePage();
  const from = calendarDate(ad.from, locale);
  return (
    <li className={rowClass} data-ad={ad.id}>
      <Picture
        src={ad.picture}
        alt=""
        width={320}
        height={180}
        sizes="8rem"
        className="aspect-16/9 w-full rounded-sm"
      />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="m-0 text-sm font-bold">{ad.title}</h2>
        <p className="m-0 text-xs text-ink-soft">
          <span className={stateClass} data-state={ad.state}>
            {t(`state_${ad.state}`)}
          </span>
          {ad.to === null
            ? t('ad_open_end', { from })
            : t('dates', { from, to: calendarDate(ad.to, locale) })}
        </p>
        <p className="m-0 text-xs text-ink-soft">
          {ad.places.map((place) => t(`place_${place}`)).join(' · ')}
        </p>
      </div>
      <dl className="col-span-full m-0 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-auto [&_dd]:m-0 [&_dd]:font-bold [&_dd]:tabular [&_dt]:text-xs [&_dt]:text-muted">
        <div>
          <dt>{t('views')}</dt>
          <dd>{count(ad.views, locale)}</dd>
        </div>
        <div>
          <dt>{t('clicks')}</dt>
          <dd>{count(ad.clicks, locale)}</dd>
        </div>
      </dl>
      <div className={rowActionsClass}>
        <LinkButton
          variant="outline"
          to={`/admin/ads/${ad.id}`}
          aria-label={t('edit_name', { name: ad.title })}
        >
          {t('edit', { ns: 'common' })}
        </LinkButton>
      </div>
    </li>
  );
}

/** Downloads the monthly figures. A plain link could not send the admin's token. */
function ExportButton() {
  const { t } = useTranslation('content/editor');
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = URL.createObjectURL(await callFile(content.exportAds, {}, { quiet: true }));
      const link = document.createElement('a');
      link.href = file;
      link.download = 'ads.csv';
      link.click();
      URL.revokeObjectURL(file);
    } catch (error) {
      if (!openErrorDialog(error)) toast({ kind: 'error', message: t('ads_export_failed') });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" disabled={!hydrated || busy} onClick={download}>
      <IconDownload aria-hidden size={18} />
      {t('ads_export')}
    </Button>
  );
}
