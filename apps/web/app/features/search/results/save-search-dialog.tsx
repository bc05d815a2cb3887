import type { contract, OperationInput } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { ALERT_TIMES, type AlertTime } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { type SearchState, searchQuery } from './search-state.ts';

const actionsClass = 'mt-2 flex flex-wrap justify-end gap-2 max-sm:*:flex-1';

type SearchBody = OperationInput<typeof contract.search.saveSearch>['body'];

export interface SaveSearchDialogProps {
  state: SearchState;
  prefix: string;
  open: boolean;
  onClose: () => void;
}

/** Asks how often to send alerts, and saves the search. */
export default function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { open, state, prefix, onClose } = props;
  const { t } = useTranslation('search/results');
  const [alert, setAlert] = useState<AlertTime>('instant');
  const [isSaved, setSaved] = useState(false);
  const { busy, refusal, send } = useSend();
  // Another search, or the same one again, resets the dialog.
  useEffect(() => {
    if (open) setSaved(false);
  }, [open]);
  const submit = async () => {
    const wasSaved = await send(async () => {
      const { sort: _sort, dir: _dir, offset: _offset, from, ...filters } = searchQuery(state);
      const searchBody = { filters: filters as SearchBody['filters'], ...(from && { from }) };
      const body: SearchBody = { code: prefix, ...searchBody, alert };
      const { data } = await call(search.saveSearch, { body }, { quiet: true });
      // It was saved before, with another alert.
      if (data.alert !== alert) {
        await call(
          search.changeSavedSearch,
          { params: { id: data.id }, body: { alert } },
          { quiet: true },
        );
      }
      return data;
    });
    if (wasSaved) setSaved(true);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isSaved ? 'search_saved' : 'save_search')}
      closeLabel={t('close_save_search')}
    >
      {isSaved ? (
        <>
          <p role="status" className="m-0 text-ink-soft">
            {t(`search_saved_${alert}`, { prefix })}{' '}
            <Link to="/saved?tab=searches">{t('see_saved_searches')}</Link>
          </p>
          <div className={actionsClass}>
            <Button onClick={onClose}>{t('done')}</Button>
          </div>
        </>
      ) : (
        <Form onSubmit={submit} className="grid gap-4">
          <p className="m-0 text-ink-soft">{t('save_search_text')}</p>
          <RadioField
            name="alert"
            label={t('alert')}
            choices={ALERT_TIMES.toReversed().map((value) => ({
              value,
              label: t(`alert_${value}`),
            }))}
            value={alert}
            onValue={setAlert}
          />
          {refusal && <FormRefusal>{refusal.body.message || t('save_search_failed')}</FormRefusal>}
          <div className={actionsClass}>
            <Button variant="outline" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" variant="accent" disabled={busy}>
              {t('save_search')}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
