import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Menu } from './menu.tsx';

interface ChoiceMenuProps<V extends string> {
  /** Says what the reader chooses; read before the chosen label. */
  label: string;
  choices: readonly { value: V; label: string; icon: ReactNode }[];
  value: V;
  onChoose: (value: V) => void;
}

/** A menu of a few choices, of which one is active. */
export function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>) {
  const { label, choices, value, onChoose } = props;
  const current = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <Menu
      label={label}
      buttonLabel={`${label}: ${current?.label}`}
      button={
        <>
          {current?.icon}
          <IconChevronDown aria-hidden size={16} />
        </>
      }
      items={choices.map((choice) => ({
        key: choice.value,
        label: choice.label,
        icon: choice.icon,
        onSelect: () => onChoose(choice.value),
      }))}
      chosen={value}
    />
  );
}
