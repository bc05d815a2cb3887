import { IconChevronDown, IconMessage } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { monthName } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import type { MyCrew } from '../load-my-crew.ts';
import type { CrewRow, HouseOfRows } from './crew-rows.ts';
import type { FoldedHouses } from './folded-houses.ts';

export interface HouseHeadProps {
  house: HouseOfRows;
  crew: Pick<MyCrew, 'report' | 'roll'>;
  onMessage?: (tenants: readonly CrewRow[]) => void;
  fold?: FoldedHouses | undefined;
}

/** A crash pad above its tenants: taken beds, what is expected and was received this month. */
export function HouseHead({ house, crew: { report, roll }, onMessage, fold }: HouseHeadProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const figures = report.houses.find(({ listing_id }) => listing_id === house.id);
  const sums = roll?.houses.find(({ listing_id }) => listing_id === house.id);
  const { month } = report.thismonth;
  const tenants = house.rows.filter(({ rental }) => rental.status === 'accepted');
  const isFolded = fold?.isFolded(house.id) === true;
  const foldedCount = house.rows.length - (fold?.shownOf(house) ?? house.rows).length;
  const facts = [
    ...(foldedCount > 0 ? [t('house_folded', { count: foldedCount })] : []),
    ...(figures ? [t('house_beds', { taken: figures.taken, count: figures.beds })] : []),
    ...(sums ? [t('house_expected', { amount: exactMoney(sums.expected, locale) })] : []),
    ...(figures ? [t('house_received', { amount: exactMoney(figures.received, locale) })] : []),
  ];
  return (
    <tr className="bg-sunken">
      <th scope="rowgroup" colSpan={10} className="font-normal">
        <span className="flex items-center gap-x-4">
          <span className="min-w-0 items-baseline gap-x-4 lg:flex">
            <PlainButton
              className="group flex min-h-8 max-w-full cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-start text-sm font-bold text-inherit"
              aria-expanded={!isFolded}
              disabled={!hydrated || fold === undefined}
              onClick={() => fold?.toggle(house.id)}
            >
              <span className="line-clamp-1 wrap-anywhere">{house.title}</span>
              <IconChevronDown
                aria-hidden
                size={16}
                className="flex-none text-muted group-aria-[expanded=true]:rotate-180"
              />
            </PlainButton>
            <span
              className="line-clamp-1 text-xs wrap-anywhere text-muted lg:flex-none"
              title={monthName(month, locale)}
            >
              {facts.join(', ')}
            </span>
          </span>
          {tenants.length > 0 && onMessage && (
            <Button
              variant="subtle"
              className="ml-auto flex-none text-xs max-md:-my-1 md:pointer-fine:min-h-9!"
              disabled={!hydrated}
              onClick={() => onMessage(tenants)}
            >
              <IconMessage aria-hidden size={20} className="md:hidden" />
              <span className="max-md:sr-only">
                {t('house_message', { count: tenants.length })}
              </span>
            </Button>
          )}
        </span>
      </th>
    </tr>
  );
}
