import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useLogout } from '../use-logout.ts';
import classes from './prompts.module.css';

interface ExpiredPromptProps {
  open: boolean;
  onAnswer: () => void;
}

/** The 'Account Expired' dialog: renew, close or log out. */
export function ExpiredPrompt({ open, onAnswer }: ExpiredPromptProps) {
  const { t } = useTranslation('prompts');
  const logout = useLogout();
  return (
    <Dialog open={open} onClose={onAnswer} title={t('account_expired')} closeLabel={t('close')}>
      <p className={classes.said}>{t('your_account_has_expired')}</p>
      <p className={classes.text}>{t('click_continue')}</p>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={logout}>
          {t('logout')}
        </Button>
        <Button variant="outline" onClick={onAnswer}>
          {t('cancel')}
        </Button>
        <LinkButton to="/account-expired" variant="accent">
          {t('continue_renew')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
