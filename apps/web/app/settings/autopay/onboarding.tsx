import { PAYOUT_GUIDE_MS } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './autopay.module.css';

/** The three steps to AutoPay, one of them open. With `leadsOn` the second opens automatically. */
export function Onboarding({ leadsOn }: { leadsOn: boolean }) {
  const { t } = useTranslation('settings-billing');
  const [open, setOpen] = useState<number | null>(1);
  useEffect(() => {
    if (!leadsOn) return;
    const timer = setTimeout(() => setOpen(2), PAYOUT_GUIDE_MS);
    return () => clearTimeout(timer);
  }, [leadsOn]);
  const step = (number: number) => ({
    number,
    isOpen: open === number,
    onToggle: () => setOpen(open === number ? null : number),
  });
  return (
    <ol className={classes.steps}>
      <Step {...step(1)} title={t('step_connect')}>
        <p>{t('step_connect_text')}</p>
        <Button disabled aria-describedby="connect-why">
          {t('connect')}
        </Button>
        <p id="connect-why" className={classes.why}>
          {t('connect_not_yet')}
        </p>
      </Step>
      <Step {...step(2)} title={t('step_crashpads')}>
        <p>{t('step_crashpads_text')}</p>
        <p className={classes.ways}>
          <LinkButton to="/create-crashpad">{t('add_crashpad')}</LinkButton>
          <LinkButton to="/my-crashpads" variant="outline">
            {t('my_crashpads')}
          </LinkButton>
        </p>
      </Step>
      <Step {...step(3)} title={t('step_tenants')}>
        <p>{t('step_tenants_text')}</p>
        <p className={classes.ways}>
          <LinkButton to="/my-crew">{t('my_crew')}</LinkButton>
        </p>
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Step({ number, title, isOpen, onToggle, children }: StepProps) {
  const { t } = useTranslation('settings-billing');
  const id = useId();
  return (
    <li className={classes.step}>
      <h3 className={classes.heading}>
        <button
          id={`${id}-button`}
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span aria-hidden className={classes.number}>
            {number}
          </span>
          <span className={classes.name}>{title}</span>
          <IconChevronDown aria-hidden size={20} className={classes.chevron} />
        </button>
      </h3>
      <section
        id={id}
        aria-label={`${t('step', { number })}: ${title}`}
        className={classes.content}
        hidden={!isOpen}
      >
        {children}
      </section>
    </li>
  );
}
