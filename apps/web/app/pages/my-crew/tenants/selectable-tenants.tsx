import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { GroupMessage, type GroupRequest, nameOf } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import type { MyCrew } from '../load-my-crew.ts';
import { type RemindedTenant, RemindSeveral } from './remind-several.tsx';
import { TenantList } from './tenant-list.tsx';

/** Tenants and invited people, who can be selected and messaged. */
export function SelectableTenants({
  rentals,
  balances,
}: {
  rentals: MyCrew['tenants']['rentals'];
  balances: MyCrew['balances']['data'];
}) {
  const { t } = useTranslation('pages/my-crew');
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [request, setRequest] = useState<GroupRequest | null>(null);
  const [reminded, setReminded] = useState<readonly RemindedTenant[] | null>(null);
  const { member } = usePage();
  const hydrated = useHydrated();
  // Another page or filter deselects those no longer shown.
  const selected = rentals.filter(({ id }) => ids.has(id));
  const late = new Set(
    balances.filter(({ late_days }) => late_days !== null).map(({ rental_id }) => rental_id),
  );
  const lateSelected = selected.filter(({ id }) => late.has(id));
  const toggle = (id: number) =>
    setIds((last) =>
      last.has(id)
        ? new Set([...last].filter((selectedId) => selectedId !== id))
        : new Set([...last, id]),
    );
  return (
    <>
      <TenantList
        rentals={rentals}
        balances={balances}
        {...(hydrated && { selection: { ids, toggle } })}
      />
      {selected.length > 0 && (
        <section
          aria-label={t('selection')}
          className="sticky [bottom:max(var(--space-2),env(safe-area-inset-bottom))] z-5 flex flex-wrap items-center justify-end gap-2 rounded-md border border-line bg-surface px-4 py-2 shadow [&>span]:mr-auto [&>span]:font-bold"
          data-own-bar
        >
          <span role="status">{t('selected', { count: selected.length })}</span>
          <Button variant="subtle" onClick={() => setIds(new Set())}>
            {t('select_none')}
          </Button>
          {lateSelected.length > 0 && (
            <Button
              variant="outline"
              disabled={member?.switched === true}
              onClick={() =>
                setReminded(
                  lateSelected.map((rental) => ({
                    id: rental.id,
                    name: nameOf(rental, t('someone')),
                  })),
                )
              }
            >
              {t('remind_selected', { count: lateSelected.length })}
            </Button>
          )}
          <Button
            onClick={() =>
              setRequest({
                tenants: selected.map((rental) => ({
                  id: rental.id,
                  name: nameOf(rental, t('someone')),
                  byEmail: rental.user_id === null,
                })),
              })
            }
          >
            <IconMessage aria-hidden size={20} />
            {t('message_selected')}
          </Button>
        </section>
      )}
      <RemindSeveral tenants={reminded} onClose={() => setReminded(null)} />
      <GroupMessage request={request} onClose={() => setRequest(null)} />
    </>
  );
}
