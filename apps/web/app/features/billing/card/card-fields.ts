import type { contract } from '@crewpad/contract';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type {
  CustomFontSource,
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeConstructor,
  StripeElementStyle,
} from '@stripe/stripe-js';

const FAMILY = 'Inter';

/** The page's font for the frames, which cannot see the page's fonts. */
function pageFont(): CustomFontSource {
  const { href } = new URL(interLatin, window.location.href);
  return { family: FAMILY, src: `url(${href})`, weight: '100 900' };
}

/** The style of the provider's frames, from the current theme. */
export function elementStyle(): StripeElementStyle {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
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

/** The parts of a card that only the provider's frames ever have. */
export const CARD_PARTS = ['number', 'expiry', 'cvc'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export interface CardPartState {
  empty: boolean;
  complete: boolean;
}

/** The state that a field reports on change, and on blur, when it starts showing errors. */
export interface CardPartChange extends CardPartState {
  complains: boolean;
}

interface BillingDetails {
  name: string;
  email: string;
  address: { postal_code: string; country: string };
}

/** The provider's error message. */
export interface CardError {
  type: string;
  code: string | undefined;
  decline_code: string | undefined;
  message: string;
}

/** The framed fields of a card. The page's own script sees whether they are filled, never with what. */
export interface CardFields {
  mount(holders: Record<CardPart, HTMLElement>): void;
  onReady(listener: (part: CardPart) => void): void;
  onChange(listener: (part: CardPart, change: CardPartChange) => void): void;
  style(style: StripeElementStyle): void;
  focus(part: CardPart): void;
  /** Saves the card with the provider, including 3-D Secure. */
  confirmSetup(
    clientSecret: string,
    billing: BillingDetails,
  ): Promise<{ paymentMethodId: string } | { error: CardError }>;
  /** Lets the card owner confirm a payment. */
  handleNextAction(clientSecret: string): Promise<{ error: CardError | null }>;
  destroy(): void;
}

const ELEMENTS = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const;
const UNKNOWN_ERROR: CardError = {
  type: 'api_error',
  code: undefined,
  decline_code: undefined,
  message: '',
};

/**
 * Loads the provider's script and creates the fields: Stripe's with real keys, otherwise the
 * sandbox's, with the same API.
 * @throws Error if the script fails to load.
 */
export async function createCardFields(
  card: contract.content.PublicConfig['card'],
  styleOf: () => StripeElementStyle,
): Promise<CardFields> {
  const stripe = await loadProvider(card);
  // Read only now, because on a new page the theme is applied after the form.
  const style = styleOf();
  const elements = stripe.elements({ fonts: [pageFont()] });
  const parts = {
    number: elements.create(ELEMENTS.number, { style, showIcon: true }),
    expiry: elements.create(ELEMENTS.expiry, { style }),
    cvc: elements.create(ELEMENTS.cvc, { style }),
  };
  return {
    mount: (holders) => {
      for (const part of CARD_PARTS) parts[part].mount(holders[part]);
    },
    onReady: (listener) => {
      for (const part of CARD_PARTS) onEvery(parts[part], 'ready', () => listener(part));
    },
    onChange: (listener) => {
      for (const part of CARD_PARTS) {
        onEvery(parts[part], 'change', ({ empty, complete, error }) =>
          listener(part, { empty, complete, complains: error !== undefined }),
        );
      }
    },
    style: (next) => {
      for (const part of CARD_PARTS) parts[part].update({ style: next });
    },
    focus: (part) => parts[part].focus(),
    confirmSetup: async (clientSecret, billing_details) => {
      const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, {
        payment_method: { card: parts.number, billing_details },
      });
      const method = setupIntent?.payment_method;
      if (error || !method) return { error: errorOf(error) };
      return { paymentMethodId: typeof method === 'string' ? method : method.id };
    },
    handleNextAction: async (clientSecret) => {
      const { error } = await stripe.handleNextAction({ clientSecret });
      return { error: error ? errorOf(error) : null };
    },
    destroy: () => {
      for (const part of CARD_PARTS) parts[part].destroy();
    },
  };
}

/** Lets the owner of the card on file confirm a payment without entering a card. */
export async function confirmWithBank(
  card: contract.content.PublicConfig['card'],
  clientSecret: string,
): Promise<{ error: CardError | null }> {
  const stripe = await loadProvider(card);
  const { error } = await stripe.handleNextAction({ clientSecret });
  return { error: error ? errorOf(error) : null };
}

type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

/** The three field types emit the same events, each with its own type. */
function onEvery(
  element: Element,
  event: 'ready' | 'change',
  listener: (state: CardPartState & { error?: unknown }) => void,
): void {
  const { on } = element as {
    on(event: string, listener: (state: CardPartState & { error?: unknown }) => void): unknown;
  };
  on.call(element, event, listener);
}

function errorOf(
  error: { type: string; code?: string; decline_code?: string; message?: string } | undefined,
): CardError {
  if (error === undefined) return UNKNOWN_ERROR;
  const { type, code, decline_code, message = '' } = error;
  return { type, code, decline_code, message };
}

async function loadProvider(card: contract.content.PublicConfig['card']): Promise<Stripe> {
  if (card.mode === 'stripe') {
    // Stripe requires loading its script from its own site; with the sandbox nothing is loaded from
    // there.
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(card.publishable_key);
    if (stripe === null) throw new Error('No provider on the server.');
    return stripe;
  }
  const make = await sandboxScript(`${card.api_base}/stripe.js`);
  return make(card.publishable_key) as Stripe;
}

let loading: Promise<StripeConstructor> | undefined;

/** The sandbox's script, loaded once; a failed load can be retried. */
function sandboxScript(src: string): Promise<StripeConstructor> {
  loading ??= new Promise<StripeConstructor>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () =>
      window.Stripe ? resolve(window.Stripe) : reject(new Error('The sandbox has no script.'));
    script.onerror = () => reject(new Error('The sandbox cannot be reached.'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
