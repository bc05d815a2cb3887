import { AUDIT_KINDS } from '@crewpad/domain';
import { Form } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Input, Select } from '../../../ui/form/controls.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import type { AuditView } from '../operations/load-system-status.ts';
import { OfMember } from '../operations/of-member.tsx';
import { AuditList } from './audit-list.tsx';

/** What admins did, to which members, and when. */
export function AuditPage({ data, next, before, admins, query }: AuditView) {
  const { t } = useTranslation('admin/operations');
  const isFiltered = Object.keys(query).length > 0;
  return (
    <AdminFrame title={t('audit')} lead={t('audit_lead')}>
      <Filters {...{ admins, query }} />
      {query.member !== undefined && <OfMember member={query.member} />}
      {data.length === 0 ? (
        <div role="status">
          <MessageView
            inPage
            picture="/images/records.svg"
            title={t('no_audit')}
            text={isFiltered ? t('none') : t('no_audit_text')}
          />
        </div>
      ) : (
        <AuditList entries={data} />
      )}
      <Older {...{ next, before }} />
    </AdminFrame>
  );
}

/** The browser's own form: it filters without a script as well. */
function Filters({ admins, query }: Pick<AuditView, 'admins' | 'query'>) {
  const { t } = useTranslation('admin/operations');
  const { actor, member, kind, from, to } = query;
  const isListed = actor === undefined || admins.some(({ id }) => id === actor);
  return (
    <Form
      key={JSON.stringify(query)}
      action="/admin/audit"
      role="search"
      aria-label={t('filters')}
      className="mx-0 mt-0 mb-6 grid grid-cols-2 items-end gap-4 md:grid-cols-3"
    >
      <div className={fieldClasses.field}>
        <label htmlFor="audit-actor" className={fieldClasses.label}>
          {t('actor')}
        </label>
        <Select id="audit-actor" name="actor" defaultValue={actor ?? ''}>
          <option value="">{t('anyone')}</option>
          {!isListed && <option value={actor}>{t('of_member', { id: actor })}</option>}
          {admins.map(({ id, display_name }) => (
            <option key={id} value={id}>
              {display_name || `#${id}`}
            </option>
          ))}
        </Select>
      </div>
      <div className={fieldClasses.field}>
        <label htmlFor="audit-member" className={fieldClasses.label}>
          {t('member_number')}
        </label>
        <Input
          id="audit-member"
          name="member"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={member ?? ''}
        />
      </div>
      <div className={fieldClasses.field}>
        <label htmlFor="audit-kind" className={fieldClasses.label}>
          {t('audit_kind')}
        </label>
        <Select id="audit-kind" name="kind" defaultValue={kind ?? ''}>
          <option value="">{t('kind_all')}</option>
          {AUDIT_KINDS.map((option) => (
            <option key={option} value={option}>
              {t(`kind_${option}`)}
            </option>
          ))}
        </Select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className={fieldClasses.field}>
          <label htmlFor={`audit-${name}`} className={fieldClasses.label}>
            {t(name)}
          </label>
          <Input
            id={`audit-${name}`}
            name={name}
            type="date"
            defaultValue={(name === 'from' ? from : to) ?? ''}
          />
        </div>
      ))}
      <p className="m-0 flex flex-wrap gap-2">
        <Button type="submit" variant="accent">
          {t('show')}
        </Button>
        {Object.keys(query).length > 0 && (
          <LinkButton variant="subtle" to="/admin/audit">
            {t('show_all')}
          </LinkButton>
        )}
      </p>
    </Form>
  );
}
