import type { ShellMember } from '@crewpad/contract';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import classes from './admin-bar.module.css';
import { useBackToAdmin } from './use-back-to-admin.ts';

/** Shown on every page while an admin views an account, with a return link. */
export default function AdminBar({ member }: { member: ShellMember }) {
  const { t } = useTranslation('member');
  const hydrated = useHydrated();
  const { back, isBusy } = useBackToAdmin();
  const name = member.display_name || member.first_name;
  return (
    <aside aria-label={t('admin_bar')} className={classes.bar}>
      <div className={classes.inner}>
        <IconEye aria-hidden size={20} className={classes.icon} />
        <span className={classes.text}>{t('looking_at', { name, id: member.id })}</span>
        <button
          type="button"
          className={classes.back}
          disabled={!hydrated || isBusy}
          onClick={back}
        >
          {t('back_to_admin')}
        </button>
      </div>
    </aside>
  );
}
