import type { ShellMember } from '@crewpad/contract';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { entriesFor } from './entries.ts';
import { useLogout } from './use-logout.ts';

export function nameOf({ display_name, first_name }: ShellMember): string {
  return display_name || first_name;
}

/** The member's picture, which opens a menu that greets them: pages not in the header. */
export function MemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const logout = useLogout();
  const greeting = t('greeting', { name: nameOf(member) });
  const inHeader = [...entriesFor(member, 'header'), ...entriesFor(member, 'icons')];
  const rows = entriesFor(member, 'menu').filter((entry) => !inHeader.includes(entry));
  return (
    <Menu
      label={greeting}
      head={greeting}
      className="max-w-72 wrap-anywhere"
      buttonClassName="inline-flex min-h-target cursor-pointer items-center gap-1! rounded-full! border! border-line bg-surface! py-0! pr-2! pl-1! text-ink hover:bg-sunken aria-expanded:bg-sunken"
      button={
        <>
          {/* Not a label: the letters of the picture would be missing in it. */}
          <VisuallyHidden>{greeting}</VisuallyHidden>
          <Avatar small name={nameOf(member)} photo={member.photo} />
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
