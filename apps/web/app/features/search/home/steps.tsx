import {
  IconBedFlat,
  IconCoin,
  IconMailForward,
  IconMapSearch,
  IconMessage2,
  IconScale,
} from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './steps.module.css';

const ICONS = {
  crew: [IconMapSearch, IconScale, IconMessage2],
  lister: [IconBedFlat, IconMailForward, IconCoin],
} as const;
const STEPS = [1, 2, 3] as const;

/** How it works, for seekers and for listers. */
export function Steps() {
  const { t } = useTranslation('home');
  return (
    <div className={classes.panels}>
      {(['crew', 'lister'] as const).map((who) => (
        <section key={who} aria-labelledby={`steps-${who}`} className={classes[who]}>
          <h2 id={`steps-${who}`} className={classes.title}>
            {t(`${who}_title`)}
          </h2>
          <ol className={classes.steps}>
            {STEPS.map((step) => {
              const Icon = ICONS[who][step - 1] ?? IconMapSearch;
              return (
                <li key={step} className={classes.step}>
                  <span className={classes.icon}>
                    <Icon aria-hidden size={24} stroke={1.75} />
                  </span>
                  <div>
                    <h3 className={classes.name}>{t(`${who}_step_${step}`)}</h3>
                    <p className={classes.text}>{t(`${who}_step_${step}_text`)}</p>
                  </div>
                </li>
              );
            })}
          </ol>
          {who === 'lister' ? (
            <LinkButton to="/create-account" variant="accent" className={classes.action}>
              {t('list_your_crash_pad')}
            </LinkButton>
          ) : (
            <LinkButton to="/airports" className={classes.action}>
              {t('find_a_bed')}
            </LinkButton>
          )}
        </section>
      ))}
    </div>
  );
}
