import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../members-page.module.css';
import { memberAddress } from '../person.tsx';
import type { FoundMember } from './load-members.ts';
import { useViewAs } from './use-view-as.ts';

/** Members with plan and status, stacked on narrow screens. */
export function MemberTable({ members }: { members: readonly FoundMember[] }) {
  const { t } = useTranslation('admin');
  const planTexts = usePlanTexts();
  const step = useViewAs();
  return (
    <table className={classes.table} aria-label={t('members')}>
      <thead>
        <tr>
          <th scope="col">{t('member')}</th>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('action')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row" className={classes.who}>
              <Link to={memberAddress(member.id)}>{member.display_name}</Link>
              <span className={classes.email}>{member.email}</span>
            </th>
            <td data-label={t('plan')}>
              {member.user_plan === null ? t('no_plan') : planTexts(member.user_plan).title}
            </td>
            <td data-label={t('status')}>
              <span className={classes.status} data-status={member.status}>
                {t(`status_${member.status}`)}
              </span>
            </td>
            <td className={classes.action}>
              <ViewAs member={member} {...step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ViewAsProps extends ReturnType<typeof useViewAs> {
  member: FoundMember;
}

function ViewAs({ member, viewed, viewAs }: ViewAsProps) {
  const { t } = useTranslation('admin');
  const hydrated = useHydrated();
  const { member: self } = usePage();
  const { id, display_name: name, status } = member;
  if (id === self?.id) return <span className={classes.why}>{t('yourself')}</span>;
  if (status === 'CLOSED') return <span className={classes.why}>{t('closed')}</span>;
  return (
    <Button
      variant="outline"
      disabled={!hydrated || viewed !== null}
      aria-label={t('view_as_name', { name })}
      onClick={() => viewAs(id)}
    >
      {t(viewed === id ? 'opening' : 'view_as')}
    </Button>
  );
}
