import { useTranslation } from '../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Names the member whose entries are listed, with a link to all entries. */
export function OfMember({ member }: { member: number }) {
  const { t } = useTranslation('admin/operations');
  return (
    <p className="mx-0 mt-4 mb-0 flex flex-wrap items-center gap-2">
      <span>
        <LinkButton variant="outline" to={`/admin/members/${member}`}>
          {t('of_member', { id: member })}
        </LinkButton>
      </span>
      <LinkButton variant="subtle" to="?">
        {t('show_all')}
      </LinkButton>
    </p>
  );
}
