import { PAYOUT_GUIDE_MS } from '@crewpad/domain';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  CollectByHand,
  OTHER_COUNTRY,
  PayoutCountry,
  PayoutPanel,
  usePayoutAccount,
} from '../../../features/payouts/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './autopay.module.css';

interface OnboardingProps {
  /** The second step opens automatically. */
  leadsOn: boolean;
  /** Whether the lister returns from the payout provider. */
  isReturning: boolean;
  /** Whether they used an expired link to the provider. */
  isLinkOver: boolean;
  /** The steps that are done; undefined until they are read. */
  done: { crash_pads: boolean; tenants: boolean } | undefined;
}

/** The three steps to AutoPay, one of them open. */
export function Onboarding({ leadsOn, isReturning, isLinkOver, done }: OnboardingProps) {
  const { t } = useTranslation('pages/settings/billing');
  const [payout, retry] = usePayoutAccount(isReturning);
  const isConnected = payout.state === 'ready' && payout.data?.account?.ready === true;
  const [open, setOpen] = useState<number | null>(1);
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const payouts = payout.state === 'ready' ? payout.data : null;
  const country = chosen ?? payouts?.account?.country ?? payouts?.suggested_country ?? '';
  const isCountryOpen = payouts !== null && payouts.account?.details_submitted !== true;
  // After returning, the lister first sees what the provider still needs.
  const goesOn = leadsOn && !isLinkOver && (!isReturning || isConnected);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setOpen(2), PAYOUT_GUIDE_MS);
    return () => clearTimeout(timer);
  }, [goesOn]);
  const step = (number: number) => ({
    number,
    isOpen: open === number,
    onToggle: () => setOpen(open === number ? null : number),
  });
  const byHand = isCountryOpen && country === OTHER_COUNTRY;
  const steps = (
    <ol className={classes.steps}>
      <Step {...step(1)} title={t('step_connect')} isDone={isConnected}>
        <p>{t('step_connect_text')}</p>
        <PayoutPanel
          loaded={payout}
          country={country}
          onMissingCountry={() => setMissing(true)}
          onRetry={retry}
          isReturning={isReturning}
          isLinkOver={isLinkOver}
        />
      </Step>
      <Step {...step(2)} title={t('step_crashpads')} isDone={done?.crash_pads}>
        <p>{t('step_crashpads_text')}</p>
        <p className={classes.ways}>
          <LinkButton to="/create-crashpad">{t('add_crashpad')}</LinkButton>
          <LinkButton to="/my-crashpads" variant="outline">
            {t('my_crashpads')}
          </LinkButton>
        </p>
      </Step>
      <Step {...step(3)} title={t('step_tenants')} isDone={done?.tenants}>
        <p>{t('step_tenants_text')}</p>
        <p className={classes.ways}>
          <LinkButton to="/my-crew">{t('my_crew')}</LinkButton>
        </p>
      </Step>
    </ol>
  );
  return (
    <>
      {isCountryOpen && <PayoutCountry value={country} onValue={setChosen} isMissing={isMissing} />}
      {byHand ? <CollectByHand /> : steps}
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone?: boolean | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Step({ number, title, isDone, isOpen, onToggle, children }: StepProps) {
  const { t } = useTranslation('pages/settings/billing');
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
          <span aria-hidden className={classes.number} data-done={isDone || undefined}>
            {isDone ? <IconCheck size={18} /> : number}
          </span>
          <span className={classes.name}>
            {title}
            {isDone && <VisuallyHidden> ({t('step_done')})</VisuallyHidden>}
          </span>
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
