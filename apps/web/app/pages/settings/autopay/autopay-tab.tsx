import type { contract } from '@crewpad/contract';
import { type Locale, paymentFee, toDollars } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './autopay.module.css';
import { AutopaySwitch } from './autopay-switch.tsx';
import { Onboarding } from './onboarding.tsx';
import { PayoutSchedule } from './payout-schedule.tsx';
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
  const { t } = useTranslation('settings-billing');
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
