import type { Locale, ThemeChoice } from '@crewpad/domain';
import { IconChevronDown, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { useTheme } from '../lib/theme.tsx';
import { Menu } from '../ui/menu.tsx';
import { SmallSelect } from '../ui/small-select.tsx';

interface ChoiceMenuProps<V extends string> {
  /** Says what the reader chooses; read before the chosen label. */
  label: string;
  choices: readonly { value: V; label: string; icon: ReactNode }[];
  value: V;
  onChoose: (value: V) => void;
}

/** A menu of a few choices, of which one is active. */
function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>) {
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
      selected={value}
    />
  );
}

/** The language of the page, with a menu of others. */
function useLanguage() {
  const { locale, locales, member } = usePage();
  const choose = async (next: Locale) => {
    if (next === locale) return;
    const { chooseLanguage } = await import('../lib/preferences.ts');
    await chooseLanguage(next, member);
  };
  return { locale, locales, choose };
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { locale, locales, choose } = useLanguage();
  const choices = locales.map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
    icon: (
      <img
        src={`/images/flags/${value}.svg`}
        alt=""
        width={24}
        height={16}
        className="block h-4 w-6 flex-none rounded-sm [box-shadow:0_0_0_1px_var(--line)]"
      />
    ),
  }));
  return <ChoiceMenu label={t('language')} choices={choices} value={locale} onChoose={choose} />;
}

const THEMES = [
  { value: 'light', Icon: IconSun },
  { value: 'dark', Icon: IconMoon },
  { value: 'auto', Icon: IconDeviceDesktop },
] as const;

/** The theme of the page, with a menu of others. */
function useThemeChoice() {
  const { member } = usePage();
  const { choice, choose } = useTheme();
  return {
    choice,
    choose(next: ThemeChoice) {
      choose(next);
      if (member === null) return;
      import('../lib/preferences.ts').then(({ saveTheme }) => saveTheme(next, member));
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

interface PageChoicesProps {
  /** In a line with links: what each choice is for is read, not shown. */
  inLine?: boolean;
}

/** Language and theme where the header has no room for them. */
export function PageChoices({ inLine = false }: PageChoicesProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const theme = useThemeChoice();
  return (
    <div className={inLine ? 'flex items-center gap-2' : 'grid grid-fit-30 gap-4'}>
      <SmallSelect
        label={t('language')}
        isLabelHidden={inLine}
        value={language.locale}
        onValue={(next) => void language.choose(next as Locale)}
      >
        {language.locales.map((value) => (
          <option key={value} value={value}>
            {LANGUAGE_NAMES[value]}
          </option>
        ))}
      </SmallSelect>
      <SmallSelect
        label={t('theme')}
        isLabelHidden={inLine}
        value={theme.choice}
        onValue={(next) => theme.choose(next as ThemeChoice)}
      >
        {THEMES.map(({ value }) => (
          <option key={value} value={value}>
            {t(`theme_${value}`)}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}
