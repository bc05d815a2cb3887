import type { contract } from '@crewpad/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import classes from './autopay.module.css';
import { AutopaySwitch } from './autopay-switch.tsx';
import { Onboarding } from './onboarding.tsx';

const FACTS = ['fact_rent', 'fact_deposit', 'fact_fee', 'fact_setup'] as const;

interface AutopayTabProps {
  user: contract.accounts.OwnUser;
  /** The address leads to the guide: its steps are there before AutoPay is on. */
  isGuided: boolean;
  /** The guide continues automatically. */
  leadsOn: boolean;
}

/** AutoPay: what it is, its switch, and the steps once it is on. */
export function AutopayTab({ user, isGuided, leadsOn }: AutopayTabProps) {
  const { t } = useTranslation('settings-billing');
  return (
    <>
      <Panel title={t('autopay')} text={t('autopay_text')}>
        <div className={classes.parts}>
          <AutopaySwitch user={user} />
          <ul className={classes.facts}>
            {FACTS.map((fact) => (
              <li key={fact} className={classes.fact}>
                <IconCheck aria-hidden size={20} className={classes.check} />
                {t(fact)}
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      {(isGuided || user.automatic_payment === 1) && (
        <Panel title={t('steps')}>
          <Onboarding leadsOn={leadsOn} />
        </Panel>
      )}
    </>
  );
}
