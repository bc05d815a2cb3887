import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from './request-list.module.css';
import { RequestList, type RequestListProps } from './request-list.tsx';

/**
 * What listers have requested and the tenant has not answered, above their rentals. It stays mounted
 * without any, because its thank-you dialog outlives the last one.
 */
export function OpenRequests(props: RequestListProps) {
  const { t } = useTranslation('rent/requests');
  const isEmpty = props.requests.length === 0;
  return (
    <section
      aria-labelledby={isEmpty ? undefined : 'open-requests'}
      className={isEmpty ? classes.none : classes.open}
    >
      {!isEmpty && (
        <h2 id="open-requests" className={classes.title}>
          {t('title')}
        </h2>
      )}
      <RequestList {...props} />
    </section>
  );
}
