import { THEME_COOKIE, type ThemeChoice } from '@crewpad/domain';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { setCookie } from './cookies.ts';

const THEME_COOKIE_DAYS = 365;
const DARK = '(prefers-color-scheme: dark)';

type Appearance = 'light' | 'dark';

interface Theme {
  /** The choice; `auto` follows the system. */
  choice: ThemeChoice;
  /** What is seen. */
  appearance: Appearance;
  choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<Theme>({
  choice: 'auto',
  appearance: 'light',
  choose: () => {},
});

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

/** The attribute of the root element that styles use for the theme. */
export function themeAttribute(theme: ThemeChoice) {
  return { 'data-theme': theme === 'dark' ? 'dark' : 'light' };
}

/** Sets the theme before the first paint if only the browser knows it. */
export function ThemeScript({ theme, nonce }: { theme: ThemeChoice; nonce: string | undefined }) {
  if (theme !== 'auto') return null;
  return (
    <script nonce={nonce}>
      {`document.documentElement.dataset.theme=matchMedia('${DARK}').matches?'dark':'light'`}
    </script>
  );
}

interface ThemeProviderProps {
  /** The cookie when the page was rendered. */
  initial: ThemeChoice;
  children: ReactNode;
}

/** Stores the choice of light, dark or system in a cookie and on the root element. */
export function ThemeProvider({ initial, children }: ThemeProviderProps) {
  const [choice, setChoice] = useState(initial);
  const system = useSyncExternalStore(onSystemChange, systemTheme, () => 'light' as const);
  const appearance = choice === 'auto' ? system : choice;

  useEffect(() => {
    document.documentElement.dataset.theme = appearance;
  }, [appearance]);

  const theme = useMemo(() => {
    const choose = (next: ThemeChoice) => {
      setCookie(THEME_COOKIE, next, THEME_COOKIE_DAYS);
      setChoice(next);
    };
    return { choice, appearance, choose };
  }, [choice, appearance]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

function onSystemChange(onChange: () => void): () => void {
  const media = window.matchMedia(DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function systemTheme(): Appearance {
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}
