import type { ShellMember } from '@crewpad/contract';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { entriesFor } from './entries.ts';
import { useLogout } from './use-logout.ts';

export function nameOf({ display_name, first_name }: ShellMember): string {
  return display_name || first_name;
}

/** The button that greets the member and opens their menu: pages not in the header. */
export function MemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const logout = useLogout();
  const greeting = t('greeting', { name: nameOf(member) });
  const rows = entriesFor(member, 'menu').filter((entry) => !entry.in.includes('header'));
  return (
    <Menu
      label={greeting}
      buttonClassName="inline-flex min-h-target max-w-56 cursor-pointer items-center gap-2! rounded-full! border! border-line bg-surface! pt-0! pr-2! pb-0! pl-1! font-medium text-ink hover:bg-sunken aria-expanded:bg-sunken"
      button={
        <>
          <Avatar small name={nameOf(member)} photo={member.photo} />
          <span className="truncate">{greeting}</span>
          <IconChevronDown aria-hidden size={16} />
        </>
      }
      items={[
        ...rows.map(({ to, label, Icon }) => ({
          key: to,
          to,
          label: t(label),
          icon: <Icon aria-hidden size={20} stroke={1.75} />,
        })),
        {
          key: 'logout',
          label: t('logout'),
          icon: <IconLogout aria-hidden size={20} stroke={1.75} />,
          onSelect: logout,
        },
      ]}
    />
  );
}
