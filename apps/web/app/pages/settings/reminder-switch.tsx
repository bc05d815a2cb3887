import { rent } from '@crewpad/contract/endpoints';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { toast } from '../../ui/toast.ts';
import { Panel } from './parts/panel.tsx';
import { SwitchRow } from './parts/switch-row.tsx';
import { useReload, useSave } from './use-save.ts';

/**
 * Whether tenants who pay their lister directly are reminded of rent. Takes effect immediately; an
 * error reverts the switch.
 */
export function ReminderSwitch({ isOn: isStoredOn }: { isOn: boolean }) {
  const { t } = useTranslation('pages/settings/emails');
  const { member } = usePage();
  const hydrated = useHydrated();
  const reload = useReload();
  const { save } = useSave();
  const [, startTransition] = useTransition();
  const [isOn, expect] = useOptimistic(isStoredOn);
  const isForeign = member?.switched === true;
  const turn = (on: boolean) =>
    startTransition(async () => {
      expect(on);
      await save(async () => {
        await call(rent.setReminders, { body: { on } }, { keepalive: true });
        await reload();
        const message = t(on ? 'reminders_on' : 'reminders_off');
        toast({ kind: 'success', message, about: 'reminders' });
      });
    });
  return (
    <Panel title={t('reminders_title')}>
      <SwitchRow
        label={t('reminders')}
        text={t(isForeign ? 'reminders_switched' : 'reminders_text')}
        checked={isOn}
        disabled={!hydrated || isForeign}
        onChange={turn}
      />
    </Panel>
  );
}
