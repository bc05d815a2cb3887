import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { AuditList } from './audit-list.tsx';
import type { FoundAudit } from './load-running.ts';
import { OfMember } from './of-member.tsx';

/** What admins did, to which members, and when. */
export function AuditPage({ data, next, before, member }: FoundAudit) {
  const { t } = useTranslation('admin/operations');
  return (
    <AdminFrame title={t('audit')} lead={t('audit_lead')}>
      {member !== undefined && <OfMember member={member} />}
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/empty-search.svg"
            title={t('no_audit')}
            text={t('no_audit_text')}
          />
        </div>
      ) : (
        <AuditList entries={data} />
      )}
      <Older {...{ next, before }} />
    </AdminFrame>
  );
}
