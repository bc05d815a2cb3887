import type { contract } from '@crewpad/contract';
import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeConstructor,
  StripeElementStyle,
} from '@stripe/stripe-js';
import { pageFont } from './element-style.ts';

/** The parts of a card that only the provider's own frames ever hold. */
export const CARD_PARTS = ['number', 'expiry', 'cvc'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export interface CardPartState {
  empty: boolean;
  complete: boolean;
}

/** What a field reports when it changes, and when it loses the focus and starts to show errors. */
export interface CardPartChange extends CardPartState {
  complains: boolean;
}

interface BillingDetails {
  name: string;
  email: string;
  address: { postal_code: string; country: string };
}

/** What went wrong, in the words of the provider. */
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
  /** Saves the card with the provider, 3-D Secure step included. */
  confirmSetup(
    clientSecret: string,
    billing: BillingDetails,
  ): Promise<{ paymentMethodId: string } | { error: CardError }>;
  /** Lets the card's owner confirm a payment. */
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
 * Loads the provider's script and makes the fields: Stripe's own with real keys, otherwise the
 * sandbox's, which offers the same.
 * @throws Error when the script cannot be had.
 */
export async function createCardFields(
  card: contract.content.PublicConfig['card'],
  styleOf: () => StripeElementStyle,
): Promise<CardFields> {
  const stripe = await loadProvider(card);
  // Asked for only now: on a fresh page the theme is put on after the form.
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

/** Lets the owner of the card on file confirm a payment where no card is typed. */
export async function confirmWithBank(
  card: contract.content.PublicConfig['card'],
  clientSecret: string,
): Promise<{ error: CardError | null }> {
  const stripe = await loadProvider(card);
  const { error } = await stripe.handleNextAction({ clientSecret });
  return { error: error ? errorOf(error) : null };
}

type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;

/** The three kinds of fields report the same, each with its own type. */
function onEvery(
  element: Element,
  event: 'ready' | 'change',
  listener: (told: CardPartState & { error?: unknown }) => void,
): void {
  const { on } = element as {
    on(event: string, listener: (told: CardPartState & { error?: unknown }) => void): unknown;
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
    // Stripe requires that its script comes from its own site; with the sandbox nothing is loaded from there.
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(card.publishable_key);
    if (stripe === null) throw new Error('No provider on the server.');
    return stripe;
  }
  const make = await sandboxScript(`${card.api_base}/stripe.js`);
  return make(card.publishable_key) as Stripe;
}

let loading: Promise<StripeConstructor> | undefined;

/** The sandbox's script, loaded once; a failed load may be tried again. */
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
