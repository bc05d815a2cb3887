import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { CustomFontSource, StripeElementStyle } from '@stripe/stripe-js';

const FAMILY = 'Inter';

/** The page's font for the frames, which cannot see the page's fonts. */
export function pageFont(): CustomFontSource {
  const { href } = new URL(interLatin, window.location.href);
  return { family: FAMILY, src: `url(${href})`, weight: '100 900' };
}

/** The style of the provider's frames, from the current theme. */
export function elementStyle(): StripeElementStyle {
  const computed = getComputedStyle(document.documentElement);
  const color = (name: string) => computed.getPropertyValue(name).trim();
  return {
    base: {
      // Readable on whatever background the browser gives a frame.
      backgroundColor: color('--surface'),
      color: color('--ink'),
      iconColor: color('--muted'),
      fontFamily: `${FAMILY}, system-ui, sans-serif`,
      fontSize: '16px',
      lineHeight: '26px',
      '::placeholder': { color: color('--muted') },
    },
    invalid: { color: color('--bad'), iconColor: color('--bad') },
  };
}
