import type { contract, OperationAnswer } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import type { TFunction } from 'i18next';
import { useCallback, useOptimistic, useState, useTransition } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dismissToasts, toast } from '../../ui/toast.ts';
import { canChange } from './parts/note.tsx';
import { SwitchRow } from './parts/switch-row.tsx';
import { useApplyUser, useSave } from './use-save.ts';

interface AskAgainProps {
  /** How many tenants can be asked. */
  count: number;
  /** The other tenants. */
  notAsked: OperationAnswer<typeof contract.rent.getAutopay>['not_asked'];
  onAsked: () => void;
}

/** Asks the tenants for AutoPay whose AutoPay ended with the lister's, and says who is not asked. */
export function AskAgain({ count, notAsked, onAsked }: AskAgainProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { member } = usePage();
  const { busy, save } = useSave();
  const askTenants = async () => {
    await save(async () => {
      const { asked } = await call(rent.askAgain, {});
      toast({ kind: 'success', message: t('autopay_asked', { count: asked }) });
    });
    onAsked();
  };
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2 rounded-md bg-sunken p-4 [&_p]:m-0"
    >
      <p>{t('autopay_again_text')}</p>
      {count > 0 && (
        <Button disabled={busy || member?.switched} onClick={askTenants}>
          {t('autopay_again', { count })}
        </Button>
      )}
      {notAsked.length > 0 && (
        <div>
          <p>{t('autopay_not_asked')}</p>
          <ul className="mx-0 mt-1 mb-0 pl-5">
            {notAsked.map(({ tenant, location, reason }) => (
              <li key={`${tenant} ${location}`}>
                {t('autopay_not_asked_row', {
                  name: tenant || t('autopay_someone'),
                  location,
                  reason: t(`autopay_not_asked_${reason}`),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

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
  const applyUser = useApplyUser();
  const { busy, save } = useSave();
  const [, startTransition] = useTransition();
  const [isOn, expect] = useOptimistic(user.automatic_payment === 1);
  const [isConfirming, setConfirming] = useState(false);

  const tenantCount = numbers.state === 'ready' ? numbers.data.tenants : 0;
  const invitationCount = numbers.state === 'ready' ? numbers.data.invited : 0;
  const who = whoOf({ tenants: tenantCount - invitationCount, invited: invitationCount }, t);

  const turn = (status: 0 | 1) =>
    save(async () => {
      const answer = await call(rent.setAutopay, { body: { status } }, { keepalive: true });
      await applyUser(answer.user);
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

  const loadedNumbers = numbers.state === 'ready' ? numbers.data : null;
  const words = textOf(user, member?.switched === true, loadedNumbers);
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
          onChange={(isOn) => (isOn ? turnOn() : askFirst())}
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
        title={tenantCount > 0 ? t('autopay_off_for', { who }) : t('autopay_off_title')}
        confirm={t('autopay_off_confirm')}
        cancel={t('autopay_keep')}
        close={t('close', { ns: 'common' })}
        // The number is read first.
        busy={busy || numbers.state === 'loading'}
        onConfirm={turnOff}
        onClose={() => setConfirming(false)}
      >
        {tenantCount > 0 && <p>{t('autopay_off_tenants', { count: tenantCount, who })}</p>}
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
  numbers: Pick<Numbers, 'steps_done' | 'is_disconnected'> | null,
) {
  if (isSwitched) return 'autopay_only_member';
  if (user.automatic_payment === 1) {
    if (numbers === null) return null;
    return Object.values(numbers.steps_done).every(Boolean) ? 'autopay_runs' : 'autopay_on';
  }
  if (!canChange(user)) return 'autopay_inactive';
  return numbers?.is_disconnected ? 'autopay_disconnected' : 'autopay_off';
}

/** The tenants whom AutoPay concerns, and which of its steps are done. */
export function useAutopayNumbers() {
  const load = useCallback(
    (signal: AbortSignal) => call(rent.getAutopay, {}, { quiet: true, signal }),
    [],
  );
  const [numbers, reload] = useLoaded(load);
  return { numbers, reload };
}
