import { looksLikeLink } from '@crewpad/domain';
import { hasContactDetails } from '../../listings/index.ts';

/** Irreversible payment methods outside the site. */
const PAYMENT_APPS =
  /\b(?:venmo|zelle|pay\s?pal|cash\s?app|western union|money\s?gram|revolut|bizum|pix|bitcoin|btc|crypto|usdt|apple pay|google pay|wire transfer|gift cards?|transferwise|wise\.com|(?:what'?s|whats)\s?app|telegram)\b|\$[a-z][a-z\d_]{2,}/i;

/** Whether a text has contact details, a link or a payment method outside the site. */
export const hasContact = (text: string) =>
  PAYMENT_APPS.test(text) || looksLikeLink(text.replace(/[<>]/g, ' ')) || hasContactDetails(text);
