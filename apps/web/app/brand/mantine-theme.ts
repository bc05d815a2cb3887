import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { Brand, Palette } from './brand.ts';

/** The brand as Mantine's theme: type, radius and the 8 px grid are the same for all brands. */
export function mantineTheme(brand: Brand): MantineThemeOverride {
  return createTheme({
    colors: { primary: [...brand.shades] as unknown as MantineColorsTuple },
    primaryColor: 'primary',
    fontFamily: 'var(--font)',
    headings: { fontFamily: 'var(--font)', fontWeight: '700' },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
  });
}

/** Mantine's own ground colours, taken from the brand's palette. */
export function mantineVariables(brand: Brand): CSSVariablesResolver {
  const own = (palette: Palette): Record<string, string> => ({
    '--mantine-color-body': palette.surface,
    '--mantine-color-text': palette.ink,
    '--mantine-color-dimmed': palette.muted,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.sunken,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.line,
    '--mantine-color-anchor': palette.link,
    '--mantine-color-placeholder': palette.muted,
    '--mantine-color-error': palette.bad,
    '--mantine-color-primary-filled': palette.button,
    '--mantine-color-primary-filled-hover': palette['button-hover'],
    '--mantine-primary-color-contrast': palette['on-button'],
  });
  const variables = { variables: {}, light: own(brand.light), dark: own(brand.dark) };
  return () => variables;
}
