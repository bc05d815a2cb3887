import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { useSave } from '../use-save.ts';

type Security = contract.accounts.OwnSecurity;

/** Until when an admin has to set up the second step, or that they have to do it now. */
export function DueNote({ security }: { security: Security }) {
  const { t } = useTranslation('pages/settings');
  const { locale, now } = usePage();
  const { second_step, due_at } = security;
  if (second_step || due_at === null) return null;
  const isPast = now !== null && Date.parse(due_at) <= Date.parse(now);
  return (
    <Note kind="warn" title={t('second_step_due_title')}>
      <p>
        {isPast
          ? t('second_step_overdue')
          : t('second_step_due', { day: fullDate(due_at, locale) })}
      </p>
    </Note>
  );
}

interface SecondStepProps {
  security: Security;
  /** Opens the form for an authenticator app. */
  onAdd: () => void;
  onChange: (newCodes?: readonly string[]) => Promise<void>;
}

/** Whether a login asks for a second step, and its removal that somebody started. */
export function SecondStep({ security, onAdd, onChange }: SecondStepProps) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const { busy, save } = useSave();
  const [isAsking, setAsking] = useState(false);
  const { second_step: isOn, required, app, passkeys } = security;

  const set = (on: boolean) => {
    // The dialog that asks who the member is would lie under it.
    setAsking(false);
    return save(async () => {
      const { recovery_codes } = await call(
        accounts.setSecondStep,
        { body: { on } },
        { quiet: true },
      );
      if (!on) toast({ kind: 'success', message: t('second_step_is_off') });
      await onChange(recovery_codes);
    });
  };
  const turn = () => {
    if (isOn) return setAsking(true);
    if (app === null && passkeys.length === 0) return onAdd();
    return set(true);
  };
  const isFixed = isOn && required;

  return (
    <Panel title={t('second_step')} text={t('second_step_text')}>
      <div className="grid gap-4">
        {security.reset && <RunningReset dueAt={security.reset.due_at} onChange={onChange} />}
        <SwitchRow
          label={t('second_step_switch')}
          text={t(isFixed ? 'second_step_required' : 'second_step_hint')}
          checked={isOn}
          disabled={!hydrated || busy || isFixed}
          onChange={turn}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('second_step_off_title')}
        confirm={t('second_step_off')}
        cancel={t('second_step_keep')}
        close={t('close')}
        busy={busy}
        danger
        onConfirm={() => set(false)}
        onClose={() => setAsking(false)}
      >
        <p>{t('second_step_off_text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

interface RunningResetProps {
  dueAt: string;
  onChange: () => Promise<void>;
}

/** Whoever is logged in can stop a removal of the second step. */
function RunningReset({ dueAt, onChange }: RunningResetProps) {
  const { t } = useTranslation('pages/settings');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { busy, save } = useSave();
  const stop = () =>
    save(async () => {
      await call(accounts.stopOwnSecondStepReset, {}, { quiet: true });
      toast({ kind: 'success', message: t('reset_is_stopped') });
      await onChange();
    });
  return (
    <Note kind="warn" title={t('reset_running_title')}>
      <p>{t('reset_running_text', { when: dayAndTime(dueAt, locale) })}</p>
      <p>
        <Button variant="filled" disabled={!hydrated || busy} onClick={stop}>
          {t('reset_stop')}
        </Button>
      </p>
    </Note>
  );
}
