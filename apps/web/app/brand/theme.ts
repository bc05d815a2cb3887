import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import type { Brand, Palette } from './brand.ts';

/** `variant="accent"` is the one next action; `filled` is every other strong button. */
const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'accent') return filled('accent', 'accent-hover', 'on-accent');
  if (input.variant === 'filled' && (input.color ?? 'primary') === 'primary') {
    return filled('button', 'button-hover', 'on-button');
  }
  if (input.variant === 'subtle' && (input.color ?? 'primary') === 'primary') {
    return {
      background: 'transparent',
      hover: 'var(--sunken)',
      color: 'var(--ink)',
      border: 'none',
    };
  }
  return defaultVariantColorsResolver(input);
};

function filled(background: keyof Palette, hover: keyof Palette, color: keyof Palette) {
  return {
    background: `var(--${background})`,
    hover: `var(--${hover})`,
    color: `var(--${color})`,
    border: 'none',
  };
}

/** The brand as Mantine's theme: type, radius and the 8 px grid are the same for all brands. */
export function brandTheme(brand: Brand): MantineThemeOverride {
  return createTheme({
    colors: { primary: [...brand.shades] as unknown as MantineColorsTuple },
    primaryColor: 'primary',
    primaryShade: { light: 7, dark: 3 },
    variantColorResolver,
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

/** The palettes as custom properties, and Mantine's own ground colours taken from them. */
export function brandVariables(brand: Brand): CSSVariablesResolver {
  const own = (palette: Palette): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
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
  });
  const variables = { variables: {}, light: own(brand.light), dark: own(brand.dark) };
  return () => variables;
}
