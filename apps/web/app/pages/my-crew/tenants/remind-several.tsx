import { rent } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface RemindedTenant {
  id: number;
  name: string;
}

interface RemindSeveralProps {
  /** null: closed. */
  tenants: readonly RemindedTenant[] | null;
  onClose: () => void;
}

/** Reminds several tenants of late rent, with one result for each. */
export function RemindSeveral({ tenants, onClose }: RemindSeveralProps) {
  const { t } = useTranslation('pages/my-crew');
  // Shows its last content while closing.
  const [lastTenants, setLastTenants] = useState(tenants);
  if (tenants !== null && tenants !== lastTenants) setLastTenants(tenants);
  return (
    <Dialog
      open={tenants !== null}
      onClose={onClose}
      title={t('remind_title', { count: lastTenants?.length ?? 0 })}
      closeLabel={t('close', { ns: 'common' })}
      alert
    >
      {lastTenants && (
        <Content
          key={lastTenants.map(({ id }) => id).join()}
          tenants={lastTenants}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type Results = ReadonlyMap<number, string>;

function Content({
  tenants,
  onClose,
}: {
  tenants: readonly RemindedTenant[];
  onClose: () => void;
}) {
  const { t } = useTranslation('pages/my-crew');
  const { revalidate } = useRevalidator();
  const [results, setResults] = useState<Results>(new Map());
  const [busy, setBusy] = useState(false);
  const isDone = results.size === tenants.length;
  const send = async () => {
    setBusy(true);
    await remindEach(
      tenants,
      ({ id }) => call(rent.remindTenant, { params: { id }, body: {} }, { quiet: true }),
      t('remind_failed'),
      (id, result) => setResults((known) => new Map(known).set(id, result)),
    );
    setBusy(false);
    await revalidate();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="m-0 text-ink-soft">{t('remind_text')}</p>
      <ul className="m-0 grid list-none gap-1 p-0" aria-live="polite">
        {tenants.map(({ id, name }) => (
          <li key={id}>
            <span className="font-medium">{name}</span>
            {results.has(id) && `: ${results.get(id)}`}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t(isDone ? 'close' : 'cancel', { ns: 'common' })}
        </Button>
        {!isDone && (
          <Button variant="accent" disabled={busy} onClick={send}>
            {t('remind_send')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One after the other: what became of each, in the server's words. */
export async function remindEach(
  tenants: readonly RemindedTenant[],
  remind: (tenant: RemindedTenant) => Promise<{ message: string }>,
  failed: string,
  onResult: (id: number, result: string) => void,
): Promise<void> {
  for (const tenant of tenants) {
    const result = await remind(tenant).then(
      ({ message }) => message,
      (error: unknown) => (isApiError(error) && error.body.message) || failed,
    );
    onResult(tenant.id, result);
  }
}
