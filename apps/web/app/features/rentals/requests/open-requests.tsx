import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from './request-list.module.css';
import { RequestList, type RequestListProps } from './request-list.tsx';

/** What listers have requested and the tenant has not answered, above their rentals. */
export function OpenRequests(props: RequestListProps) {
  const { t } = useTranslation('payment-requests');
  return (
    <section aria-labelledby="open-requests" className={classes.open}>
      <h2 id="open-requests" className={classes.title}>
        {t('title')}
      </h2>
      <RequestList {...props} />
    </section>
  );
}
