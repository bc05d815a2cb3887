import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useBrand } from '../brand/brand-context.tsx';
import { mantineTheme, mantineVariables } from '../brand/mantine-theme.ts';
import { useTheme } from '../lib/theme.tsx';

const nothing = () => undefined;

/**
 * Mantine, for the part of a page inside. It is not at the root because the pages that visitors
 * open first do without it and must stay light; a page or dialog that uses it is wrapped in this.
 * Light or dark is set on the root element by lib/theme.tsx, never by Mantine.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const { shown } = useTheme();
  const made = useMemo(
    () => ({ theme: mantineTheme(brand), variables: mantineVariables(brand) }),
    [brand],
  );
  return (
    <MantineProvider
      theme={made.theme}
      cssVariablesResolver={made.variables}
      forceColorScheme={shown}
      getRootElement={nothing}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
