import { type Icon, IconDots } from '@tabler/icons-react';
import { Menu, type MenuItem } from './menu.tsx';

export interface ActionItem extends Omit<MenuItem, 'icon' | 'label'> {
  Icon: Icon;
  text: string;
  /** Why it is disabled, or what else it does. */
  notes: readonly string[];
}

/** The actions on a row or card, behind a button with three dots. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly ActionItem[] }) {
  return (
    <Menu
      label={label}
      buttonLabel={label}
      button={<IconDots aria-hidden size={22} />}
      buttonClassName="grid size-target cursor-pointer place-items-center rounded-md border border-line bg-surface text-ink hover:bg-sunken aria-expanded:bg-sunken"
      className="w-[min(20rem,calc(100vw-3rem))] [&_[role=menuitem]]:items-start [&_[role=menuitem]]:px-2 [&_[role=menuitem]]:py-2"
      items={actions.map(({ Icon, text, notes, ...item }) => ({
        ...item,
        icon: (
          <Icon
            aria-hidden
            size={20}
            stroke={1.75}
            className="mt-px flex-none text-muted [[data-danger]:not([data-disabled])_&]:text-inherit"
          />
        ),
        label: (
          <>
            {text}
            {notes.map((note) => (
              <span key={note} className="block text-xs leading-snug">
                {note}
              </span>
            ))}
          </>
        ),
      }))}
    />
  );
}
