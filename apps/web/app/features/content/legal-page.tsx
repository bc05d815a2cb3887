import type { contract } from '@crewpad/contract';
import { KEPT_DATA, type LegalDocument } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { TextPage } from './text-page/index.ts';

const SECTIONS = {
  terms: ['agreed', 'parties', 'versions', 'questions'],
  privacy: ['stored', 'seen', 'shared', 'cookies', 'kept', 'rights'],
} as const;

interface LegalPageProps {
  document: LegalDocument;
  legal: contract.content.LegalText;
}

/** The terms or the privacy notice: the operator's text, otherwise our own. */
export function LegalPage({ document, legal }: LegalPageProps) {
  const { t } = useTranslation('content/legal');
  const { locale } = usePage();
  const { text, version } = legal;
  const date = shortDate(legal.date, locale);
  const path = `/${document}` as const;
  if (text === null) {
    return (
      <TextPage
        path={path}
        title={t(`${document}_title`)}
        lead={t(`${document}_lead`)}
        sections={SECTIONS[document].map((id) => ({
          id,
          title: t(`${id}_title`),
          text: t(`${id}_text`, figures),
        }))}
      >
        <p>{t('from', { date })}</p>
      </TextPage>
    );
  }
  const title = text.title ?? t(`${document}_title`);
  return (
    <TextPage
      path={path}
      title={text.title === null ? title : <span lang={text.locale}>{title}</span>}
      lead={t('version_of', { version, date })}
      sections={[]}
    >
      <div
        className="wrap-anywhere [&_a]:text-link [&_pre]:overflow-x-auto [&_table]:block [&_table]:border-collapse [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:p-2 [&_td]:text-start [&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-start [&_th]:align-top [&>:first-child]:mt-0"
        lang={text.locale}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it without the HTML of the file.
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
    </TextPage>
  );
}

const figures = {
  years: KEPT_DATA.bookkeeping.term.years,
  messages: KEPT_DATA.messages.term.months,
  reports: KEPT_DATA.reports.term.months,
  audit: KEPT_DATA.audit.term.months,
  addresses: KEPT_DATA.audit_addresses.term.months,
  notices: KEPT_DATA.notices.term.days,
};
