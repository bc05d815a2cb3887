import type { ThemeChoice } from '@crewpad/domain';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { useTheme } from '../lib/theme.tsx';
import { ChoiceMenu } from '../ui/choice-menu.tsx';

export const THEMES = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
] as const;

/** The theme of the page, with a menu of others. */
export function useThemeChoice() {
  const { member } = usePage();
  const { choice, choose } = useTheme();
  return {
    choice,
    choose(chosen: ThemeChoice) {
      choose(chosen);
      if (member === null) return;
      import('../lib/preferences.ts').then(({ saveTheme }) => saveTheme(chosen, member));
    },
  };
}

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const { choice, choose } = useThemeChoice();
  const choices = THEMES.map(({ value, Icon }) => ({
    value,
    label: t(`theme_${value}`),
    icon: <Icon aria-hidden size={20} stroke={1.75} />,
  }));
  return <ChoiceMenu label={t('theme')} choices={choices} value={choice} onChoose={choose} />;
}
