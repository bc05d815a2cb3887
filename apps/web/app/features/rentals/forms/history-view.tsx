import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useLiveLoaded } from '../../../lib/live-rentals.ts';
import { Button } from '../../../ui/button.tsx';
import { HistoryList } from '../history/history-list.tsx';
import { NotReady } from './note-form.tsx';

const PAGE = 25;
const MOST = 100;

/** The history of all rentals of a tenant with this lister. */
export function HistoryView({ rental }: { rental: contract.rentals.Rental }) {
  const { t } = useTranslation('rentals/forms');
  const [limit, setLimit] = useState(PAGE);
  const load = useCallback(
    () =>
      call(
        rentals.getTenantHistory,
        { params: { id: rental.id }, query: { limit } },
        { quiet: true },
      ),
    [rental.id, limit],
  );
  const [history, retry] = useLiveLoaded(load);
  if (history.state !== 'ready') return <NotReady state={history.state} onRetry={retry} />;
  const { data, total } = history.data;
  return (
    <>
      <HistoryList rows={data} reader="lister" />
      {total > data.length && limit < MOST && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setLimit(MOST)}>
            {t('more_history')}
          </Button>
        </div>
      )}
    </>
  );
}
