import {
  IconAlertTriangle,
  IconBedOff,
  IconCalendarQuestion,
  IconCash,
  IconChevronRight,
  IconCreditCardOff,
  IconMailOpened,
  IconMessageExclamation,
  IconPhotoOff,
  IconReceiptOff,
  IconScale,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../ui/button.tsx';
import type { AttentionEntry } from './attention.ts';

const ICONS: Record<AttentionEntry['kind'], typeof IconCash> = {
  removed: IconAlertTriangle,
  renewal: IconCreditCardOff,
  objections: IconMessageExclamation,
  checkout_dates: IconCalendarQuestion,
  late_rent: IconCash,
  settlements: IconScale,
  rejected_requests: IconReceiptOff,
  invitations: IconMailOpened,
  no_picture: IconPhotoOff,
  full: IconBedOff,
};

/**
 * What needs the lister's attention, with links. Empty if nothing does. Phones show the most urgent
 * first, so that the crash pads stay on the first screen.
 */
export function NeedsAttention({ entries }: { entries: readonly AttentionEntry[] }) {
  const { t } = useTranslation('pages/my-crashpads/list');
  const [showsAll, setShowsAll] = useState(false);
  const more = entries.length - 1;
  if (entries.length === 0) return null;
  return (
    <section
      aria-labelledby="needs-attention"
      className="rounded-md border border-s-4 border-line border-s-line-strong bg-surface px-4 max-md:flex max-md:items-start max-md:gap-2 md:pt-4 md:pb-1"
    >
      <h2 id="needs-attention" className="m-0 text-md max-md:sr-only">
        {t('title')}
      </h2>
      <ul className="m-0 min-w-0 flex-1 list-none p-0 [&_li:not(:last-child)]:border-b [&_li:not(:last-child)]:border-b-line">
        {entries.map(({ kind, count, name, to }, at) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className={at > 0 && !showsAll ? 'max-md:hidden' : undefined}>
              <Link
                to={to}
                className="group/entry flex min-h-target items-center gap-2 text-ink no-underline"
                data-kind={kind}
              >
                <Icon
                  aria-hidden
                  size={22}
                  stroke={1.75}
                  className="flex-none text-warn group-data-[kind=late_rent]/entry:text-bad group-data-[kind=removed]/entry:text-bad group-data-[kind=renewal]/entry:text-bad"
                />
                <span className="min-w-0 flex-1 px-0 py-1 leading-snug wrap-anywhere group-hover/entry:underline">
                  {name === null ? t(kind, { count }) : t(`${kind}_named`, { name })}
                </span>
                <IconChevronRight aria-hidden size={18} className="flex-none text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
      {more > 0 && !showsAll && (
        <PlainButton
          className="min-h-target flex-none cursor-pointer font-medium underline md:hidden"
          onClick={() => setShowsAll(true)}
        >
          {t('more', { count: more })}
        </PlainButton>
      )}
    </section>
  );
}

/** On phones, above another list: how much needs the lister's attention, with a link to it. */
export function AttentionLine({ count }: { count: number }) {
  const { t } = useTranslation('pages/my-crashpads/list');
  if (count === 0) return null;
  return (
    <Link
      to="/dashboard"
      className="flex min-h-target items-center gap-2 border-b border-b-line bg-warn-soft px-gutter font-medium text-warn no-underline lg:hidden"
    >
      <IconAlertTriangle aria-hidden size={20} stroke={1.75} className="flex-none" />
      <span className="flex-1">{t('needs_you', { count })}</span>
      <IconChevronRight aria-hidden size={18} className="flex-none" />
    </Link>
  );
}
