import type { OwnUser } from '@crewpad/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { settingsBillingText } from '../../../i18n/en/settings-billing.ts';
import { Badge } from '../parts/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import classes from './autopay.module.css';
import { Onboarding } from './onboarding.tsx';

const FACTS = ['fact_rent', 'fact_deposit', 'fact_fee', 'fact_setup'] as const;

interface AutopayTabProps {
  user: OwnUser;
  /** The guide goes on by itself. */
  leadsOn: boolean;
}

/** Rent that arrives by itself: what it is, how it stands, and the way there. */
export function AutopayTab({ user, leadsOn }: AutopayTabProps) {
  const { t } = useTranslation(settingsBillingText);
  const isOn = user.automatic_payment === 1;
  return (
    <>
      <Panel
        title={t('autopay')}
        text={t('autopay_text')}
        beside={
          <Badge kind={isOn ? 'good' : 'plain'}>{t(isOn ? 'autopay_on' : 'autopay_off')}</Badge>
        }
      >
        <ul className={classes.facts}>
          {FACTS.map((fact) => (
            <li key={fact} className={classes.fact}>
              <IconCheck aria-hidden size={20} className={classes.check} />
              {t(fact)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('steps')}>
        <Onboarding leadsOn={leadsOn} />
      </Panel>
    </>
  );
}
