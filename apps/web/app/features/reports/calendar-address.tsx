import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePage } from '../../lib/page-context.ts';
import { SecretAddress } from './secret-address.tsx';

/**
 * The secret address with which a calendar app loads the member's check-ins, check-outs and rent
 * days.
 */
export function CalendarAddress() {
  const { t } = useTranslation('reports');
  return (
    <Fold title={t('title')} lead={t('lead')} text={t('text')}>
      <SecretAddress />
    </Fold>
  );
}

interface HouseCalendarsProps {
  houses: readonly { id: number; title: string }[];
}

/** The addresses for cleaners and partners: days of a crash pad, without people and money. */
export function HouseCalendars({ houses }: HouseCalendarsProps) {
  const { t } = useTranslation('reports');
  if (houses.length === 0) return null;
  return (
    <Fold title={t('houses_title')} lead={t('houses_lead')} text={t('houses_text')}>
      <ul className="m-0 grid w-full list-none gap-2 p-0">
        {houses.map((house) => (
          <li
            key={house.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-2"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{house.title}</span>
            <SecretAddress house={house} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

interface FoldProps {
  title: string;
  lead: string;
  text: string;
  children: ReactNode;
}

function Fold({ title, lead, text, children }: FoldProps) {
  const { t } = useTranslation('reports');
  const isForeign = usePage().member?.switched === true;
  return (
    <details className="group/calendar rounded-md border border-line bg-surface print:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-md px-4 py-2 [&_strong]:block [&::-webkit-details-marker]:hidden">
        <span>
          <strong>{title}</strong>{' '}
          <span className="m-0 max-w-text text-xs text-ink-soft">{lead}</span>
        </span>
        <IconChevronDown
          aria-hidden
          size={20}
          className="flex-none text-muted group-open/calendar:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 justify-items-start gap-4 px-4 pt-0 pb-4">
        <p className="m-0 max-w-text text-xs text-ink-soft">
          {isForeign ? t('only_member') : text}
        </p>
        {children}
      </div>
    </details>
  );
}
