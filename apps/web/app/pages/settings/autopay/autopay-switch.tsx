import type { contract, OperationAnswer } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import type { TFunction } from 'i18next';
import { useOptimistic, useState, useTransition } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { canChange } from '../parts/inactive-note.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';
import { AskAgain } from './ask-again.tsx';
import type { useAutopayNumbers } from './use-autopay-numbers.ts';

type Numbers = OperationAnswer<typeof contract.rent.getAutopay>;

/** The subject of its toasts. */
const ABOUT = 'autopay';

interface AutopaySwitchProps extends ReturnType<typeof useAutopayNumbers> {
  user: contract.accounts.OwnUser;
}

/** Turns AutoPay on immediately, and off after a confirmation. An error reverts the switch. */
export function AutopaySwitch({ user, numbers, reload }: AutopaySwitchProps) {
  const { t } = useTranslation('pages/settings/billing');
  const hydrated = useHydrated();
  const { member } = usePage();
  const take = useApplyUser();
  const { busy, save } = useSave();
  const [, startTransition] = useTransition();
  const [isOn, expect] = useOptimistic(user.automatic_payment === 1);
  const [isConfirming, setConfirming] = useState(false);

  const concerned = numbers.state === 'ready' ? numbers.data.tenants : 0;
  const invited = numbers.state === 'ready' ? numbers.data.invited : 0;
  const who = whoOf({ tenants: concerned - invited, invited }, t);

  const turn = (status: 0 | 1) =>
    save(async () => {
      const answer = await call(rent.setAutopay, { body: { status } });
      await take(answer.user);
      const message = t(status === 1 ? 'autopay_is_on' : 'autopay_is_off');
      dismissToasts(ABOUT);
      toast({ kind: 'success', message, about: ABOUT });
      reload();
    });
  const turnOn = () =>
    startTransition(async () => {
      expect(true);
      await turn(1);
    });
  const askFirst = () => {
    reload();
    setConfirming(true);
  };
  const turnOff = async () => {
    await turn(0);
    setConfirming(false);
  };

  const known = numbers.state === 'ready' ? numbers.data : null;
  const words = textOf(user, member?.switched === true, known);
  return (
    <>
      <div>
        <SwitchRow
          label={t('autopay_switch')}
          text={words === null ? '' : t(words)}
          // The switch stays visible while the dialog is open.
          checked={isOn && !isConfirming}
          // Stopping is always possible, also for an inactive account.
          disabled={!hydrated || member?.switched === true || (!canChange(user) && !isOn)}
          onChange={(wished) => (wished ? turnOn() : askFirst())}
        />
      </div>
      {isOn && numbers.state === 'ready' && hasAskable(numbers.data) && (
        <AskAgain
          count={numbers.data.can_ask_again}
          notAsked={numbers.data.not_asked}
          onAsked={reload}
        />
      )}
      <ConfirmDialog
        open={isConfirming}
        title={concerned > 0 ? t('autopay_off_for', { who }) : t('autopay_off_title')}
        confirm={t('autopay_off_confirm')}
        cancel={t('autopay_keep')}
        close={t('close', { ns: 'common' })}
        // The number is read first.
        busy={busy || numbers.state === 'loading'}
        onConfirm={turnOff}
        onClose={() => setConfirming(false)}
      >
        {concerned > 0 && <p>{t('autopay_off_tenants', { count: concerned, who })}</p>}
        <p>{t('autopay_off_text')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Tenants and invited people, each by their number: "2 tenants and 1 invited person". Pure. */
export function whoOf(
  { tenants, invited }: { tenants: number; invited: number },
  t: TFunction<'pages/settings/billing'>,
): string {
  const of = {
    tenants: t('who_tenants', { count: tenants }),
    invited: t('who_invited', { count: invited }),
  };
  if (invited === 0) return of.tenants;
  return tenants === 0 ? of.invited : t('who_both', of);
}

const hasAskable = ({ can_ask_again, not_asked }: Numbers) => can_ask_again + not_asked.length > 0;

/**
 * What the switch does, or why it is disabled; null until it is known whether steps are left. Pure.
 */
export function textOf(
  user: Pick<contract.accounts.OwnUser, 'automatic_payment' | 'status'>,
  isSwitched: boolean,
  known: Pick<Numbers, 'steps_done' | 'is_disconnected'> | null,
) {
  if (isSwitched) return 'autopay_only_member';
  if (user.automatic_payment === 1) {
    if (known === null) return null;
    return Object.values(known.steps_done).every(Boolean) ? 'autopay_runs' : 'autopay_on';
  }
  if (!canChange(user)) return 'autopay_inactive';
  return known?.is_disconnected ? 'autopay_disconnected' : 'autopay_off';
}
