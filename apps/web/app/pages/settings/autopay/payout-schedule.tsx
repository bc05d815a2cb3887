import type { contract } from '@crewpad/contract';
import { PAYOUT_SCHEDULES, type PayoutScheduleId } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';

const setPayoutSchedule = endpoint<typeof contract.payouts.setPayoutSchedule>(
  'PUT',
  '/lister/settings/payout-config',
);

const IDS = Object.keys(PAYOUT_SCHEDULES).map(Number) as PayoutScheduleId[];

/** How often the balance is paid out to the lister's bank. */
export function PayoutSchedule({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('payouts');
  const { member } = usePage();
  const hydrated = useHydrated();
  const take = useApplyUser();
  const { busy, save } = useSave();
  const change = (value: string) => {
    const config_id = IDS.find((id) => String(id) === value);
    if (config_id === undefined) return;
    save(async () => {
      const answer = await setPayoutSchedule({ body: { config_id } });
      await take(answer.user);
      toast({ kind: 'success', message: t('schedule_saved') });
    });
  };
  const isForeign = member?.switched === true;
  return (
    <SelectField
      name="payout_config_id"
      label={t('schedule')}
      hint={t(isForeign ? 'only_member' : 'schedule_hint')}
      disabled={!hydrated || busy || isForeign}
      value={String(user.payout_config_id || IDS[0])}
      onValue={change}
    >
      {IDS.map((id) => (
        <option key={id} value={id}>
          {t(`schedule_${PAYOUT_SCHEDULES[id]}`)}
        </option>
      ))}
    </SelectField>
  );
}
