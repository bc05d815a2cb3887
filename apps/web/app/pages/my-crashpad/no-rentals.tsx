import { useTranslation } from '../../i18n/use-translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import classes from './no-rentals.module.css';

interface NoRentalsProps {
  isLister: boolean;
  isVerified: boolean;
}

/** For members without rentals: how to get one. */
export function NoRentals({ isLister, isVerified }: NoRentalsProps) {
  const { t } = useTranslation('my-rental');
  const text = t(isLister ? 'empty_lister_text' : 'empty_text');
  return (
    <div className={classes.sheet}>
      <MessageView
        inPage
        picture="/images/empty-search.svg"
        title={t(isLister ? 'empty_lister_title' : 'empty_title')}
        text={isVerified ? text : `${text} ${t('empty_unverified')}`}
      >
        <LinkButton to="/airports" variant="accent">
          {t('find')}
        </LinkButton>
        <LinkButton to="/contact" variant="outline">
          {t('contact')}
        </LinkButton>
      </MessageView>
    </div>
  );
}
