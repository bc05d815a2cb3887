import type { StripeElementStyle } from '@stripe/stripe-js';

/** The page's own look for what stands in the provider's frames, as the theme has it right now. */
export function elementStyle(): StripeElementStyle {
  const computed = getComputedStyle(document.documentElement);
  const color = (name: string) => computed.getPropertyValue(name).trim();
  return {
    base: {
      // Readable whatever the browser paints behind a frame.
      backgroundColor: color('--surface'),
      color: color('--ink'),
      iconColor: color('--muted'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '26px',
      '::placeholder': { color: color('--muted') },
    },
    invalid: { color: color('--bad'), iconColor: color('--bad') },
  };
}
