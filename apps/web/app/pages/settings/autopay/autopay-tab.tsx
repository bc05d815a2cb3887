import type { contract } from '@crewpad/contract';
import { payouts } from '@crewpad/contract/endpoints';
import {
  type Locale,
  PAYOUT_SCHEDULES,
  type PayoutScheduleId,
  paymentFee,
  toDollars,
} from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { Panel } from '../parts/panel.tsx';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';
import classes from './autopay.module.css';
import { AutopaySwitch } from './autopay-switch.tsx';
import { Onboarding } from './onboarding.tsx';
import { useAutopayNumbers } from './use-autopay-numbers.ts';

const FACTS = ['fact_rent', 'fact_deposit', 'fact_fee', 'fact_setup'] as const;

const EXAMPLE_CENTS = 40_000;

/** The fee of a typical rent, with a card issued in the US. */
function feeExample(locale: Locale) {
  const { total, net } = paymentFee(EXAMPLE_CENTS);
  const written = (cents: number) => exactMoney(toDollars(cents), locale);
  return { amount: written(EXAMPLE_CENTS), fee: written(total), net: written(net) };
}

interface AutopayTabProps {
  user: contract.accounts.OwnUser;
  /** Whether the address opens the guide: its steps are shown before AutoPay is on. */
  isGuided: boolean;
  /** The guide continues automatically. */
  leadsOn: boolean;
  /** Whether the lister returns from the payout provider. */
  isReturning: boolean;
  /** Whether they used an expired link to the provider. */
  isLinkOver: boolean;
}

/** AutoPay: explanation, switch, and the steps once it is on. */
export function AutopayTab({ user, isGuided, ...guide }: AutopayTabProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: tPayouts } = useTranslation('payouts');
  const { locale } = usePage();
  const loaded = useAutopayNumbers();
  const { numbers } = loaded;
  const hasSchedule = useFlag('payoutSchedule');
  return (
    <>
      <Panel title={t('autopay')} text={t('autopay_text')}>
        <div className={classes.parts}>
          <AutopaySwitch user={user} {...loaded} />
          <ul className={classes.facts}>
            {FACTS.map((fact) => (
              <li key={fact} className={classes.fact}>
                <IconCheck aria-hidden size={20} className={classes.check} />
                {t(fact)}
                {fact === 'fact_fee' && ` ${t('fact_example', feeExample(locale))}`}
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      {(isGuided || user.automatic_payment === 1) && (
        <Panel title={t('steps')}>
          <Onboarding
            {...guide}
            done={numbers.state === 'ready' ? numbers.data.steps_done : undefined}
          />
        </Panel>
      )}
      {hasSchedule && (
        <Panel title={tPayouts('schedule_title')}>
          <PayoutSchedule user={user} />
        </Panel>
      )}
    </>
  );
}

const IDS = Object.keys(PAYOUT_SCHEDULES).map(Number) as PayoutScheduleId[];

/** How often the balance is paid out to the lister's bank. */
function PayoutSchedule({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('payouts');
  const { member } = usePage();
  const hydrated = useHydrated();
  const take = useApplyUser();
  const { busy, save } = useSave();
  const change = (value: string) => {
    const config_id = IDS.find((id) => String(id) === value);
    if (config_id === undefined) return;
    save(async () => {
      const answer = await call(payouts.setPayoutSchedule, { body: { config_id } });
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
