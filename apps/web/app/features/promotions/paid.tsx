import type { contract } from '@crewpad/contract';
import { AFTER_FEATURED_MS } from '@crewpad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fullDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './paid.module.css';

const MY_CRASHPADS = '/my-crashpads';

/** The payment and its end date. The page then changes, unless the reader stops it. */
export function Paid({ bought }: { bought: contract.promotions.Bought }) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const leave = useEffectEvent(() => navigate(MY_CRASHPADS));
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => leave(), AFTER_FEATURED_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  const kind = bought.repeat ? 'paid_featured' : 'paid_boosted';
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`${formClasses.heading} ${classes.heading}`}>
        {t(kind)}
      </h2>
      <p>{t(`${kind}_text`, { date: fullDate(bought.ends_at, locale) })}</p>
      <p role="status">{t(stays ? 'staying' : 'leaving')}</p>
      <p className={classes.ways}>
        <LinkButton to={MY_CRASHPADS} variant="accent">
          {t('my_crashpads')}
        </LinkButton>
        <LinkButton to={`/receipts/${bought.charge_id}`} variant="outline">
          {t('receipt')}
        </LinkButton>
        {!stays && (
          <Button variant="outline" onClick={() => setStays(true)}>
            {t('stay')}
          </Button>
        )}
      </p>
    </>
  );
}
