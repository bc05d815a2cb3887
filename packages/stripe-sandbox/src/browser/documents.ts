import type { FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { accountCountry } from '../resources/accounts/states.ts';

/** The frame of one field. Its script and style have relative addresses, so it works under any path. */
export function fieldDocument(field: CardField): string {
  const { name, label, autocomplete, placeholder } = field;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${label}</title>
<link rel="stylesheet" href="frame.css">
<input name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" aria-label="${label}" aria-invalid="false" placeholder="${placeholder}" autocapitalize="off" autocorrect="off" spellcheck="false">
<script type="module" src="frame.js"></script>
</html>
`;
}

interface CardField {
  name: string;
  label: string;
  autocomplete: string;
  placeholder: string;
}

/** The three fields of a card, by the type that elements.create takes. */
export const cardFields: readonly CardField[] = [
  {
    name: 'cardNumber',
    label: 'Credit or debit card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  {
    name: 'cardExpiry',
    label: 'Credit or debit card expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
  },
  {
    name: 'cardCvc',
    label: 'Credit or debit card CVC/CVV',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
  },
];

/** The theme of the page behind it; null for the browser's own. */
export type Theme = 'light' | 'dark' | null;

/** @param amount the amount to pay; undefined if a card is saved */
export function challengeDocument(
  base: string,
  theme: Theme,
  amount: { cents: number; currency: string } | undefined,
): string {
  const subject = amount
    ? `a payment of ${(amount.cents / 100).toFixed(2)} ${amount.currency.toUpperCase()}`
    : 'saving your card';
  return page(
    '3-D Secure authentication',
    { styles: [`${base}/challenge/challenge.css`], theme },
    `<p class="ribbon">Test mode</p>
<h1>Is this you?</h1>
<p>Here your bank would ask you to confirm ${subject}. In test mode you decide how it ends.</p>
<form method="post">
<button class="main" name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>
<script src="${base}/challenge/challenge.js" defer></script>`,
  );
}

/** Shown in the frame for a moment, until the page removes the frame. */
export function challengeDoneDocument(base: string, theme: Theme): string {
  return page(
    'Done',
    { styles: [`${base}/challenge/challenge.css`], theme },
    `<h1>Done</h1>
<p>You can close this page.</p>
<script src="${base}/challenge/challenge-done.js" defer></script>`,
  );
}

interface Look {
  /** Addresses of the style sheets. */
  styles: string[];
  theme: Theme;
}

/** A whole page. */
function page(title: string, { styles, theme }: Look, content: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${links}
<body>
${content}
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside of a page. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (item) => ENTITIES[item] ?? item);

/** Actions of the owner of a connected account in the onboarding; `value` is sent with the form. */
const CHOICES = [
  { value: 'bank', label: 'Complete with a bank account', main: true },
  { value: 'card', label: 'Complete with a debit card' },
  { value: 'needs_more', label: 'Complete, but Stripe needs more information' },
  { value: 'rejected', label: 'Be rejected by Stripe' },
  { value: 'leave', label: 'Leave and finish later' },
];

/** The onboarding page, which replaces Stripe's questions. */
export function onboardingDocument(account: Stripe.Account): string {
  const { country = 'US' } = account;
  const { bank } = accountCountry(country);
  const region = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  // Debit cards receive payouts in the US.
  const choices = CHOICES.filter(({ value }) => value !== 'card' || country === 'US');
  const buttons = choices.map(
    ({ value, label, main }) =>
      `<button${main ? ' class="main"' : ''} name="choice" value="${value}">${label}</button>`,
  );
  return connectPage(
    'Set up payouts',
    `<h1>Set up payouts</h1>
<p>Here Stripe would ask ${escaped(account.email ?? 'you')} for an identity and a bank account. In test mode you decide how it ends.</p>
<p>Country: ${escaped(region)}. A bank account there has ${bank === 'IBAN' ? 'an IBAN' : `a ${bank}`}.</p>
${dueList(account)}
<form method="post">
${buttons.join('\n')}
</form>`,
  );
}

/** The missing information of an earlier visit. */
function dueList({ details_submitted, requirements }: Stripe.Account): string {
  const due = requirements?.currently_due ?? [];
  if (!details_submitted || due.length === 0) return '';
  const items = due.map((item) => `<li>${escaped(item)}</li>`).join('\n');
  return `<h2>Stripe still needs</h2>\n<ul>\n${items}\n</ul>`;
}

/** The read-only dashboard of an account. */
export function dashboardDocument(
  account: Stripe.Account,
  balance: Stripe.Balance,
  payouts: Stripe.Payout[],
): string {
  return connectPage(
    'Payouts',
    `<h1>Payouts</h1>
<p>${escaped(account.email ?? account.id)}</p>
<dl>
<dt>Available</dt><dd>${amounts(balance.available)}</dd>
<dt>On its way</dt><dd>${amounts(balance.pending)}</dd>
<dt>Paid to</dt><dd>${escaped(bankName(account))}</dd>
<dt>Schedule</dt><dd>${escaped(scheduleName(account))}</dd>
<dt>Status</dt><dd>${account.payouts_enabled ? 'Payouts are enabled' : 'Payouts are paused'}</dd>
</dl>
${dueList(account)}
<h2>Recent payouts</h2>
${payouts.length === 0 ? '<p>None yet.</p>' : payoutTable(payouts)}`,
  );
}

function payoutTable(payouts: Stripe.Payout[]): string {
  const rows = payouts.map(({ amount, arrival_date, currency, failure_message, status }) => {
    const day = new Date(arrival_date * 1000).toISOString().slice(0, 10);
    const state = failure_message ? `failed: ${failure_message}` : status.replaceAll('_', ' ');
    return `<tr><td>${day}</td><td>${money(amount, currency)}</td><td>${escaped(state)}</td></tr>`;
  });
  return `<table>
<thead><tr><th scope="col">Arrives</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** A used, expired or unknown link. */
export function deadLinkDocument(): string {
  return connectPage(
    'This link has expired',
    `<h1>This link has expired</h1>
<p>It can be opened once, within five minutes. Go back and open it again.</p>`,
  );
}

function connectPage(title: string, content: string): string {
  return page(
    title,
    // Relative addresses, so that the page works under any path.
    { styles: ['../../../challenge/challenge.css', '../../connect.css'], theme: null },
    `<main>
<p class="ribbon">Test mode</p>
${content}
</main>`,
  );
}

function bankName({ external_accounts }: Stripe.Account): string {
  const [account] = external_accounts?.data ?? [];
  if (!account) return 'No bank account yet';
  const name = account.object === 'card' ? `${account.brand} debit card` : account.bank_name;
  return `${name} ending in ${account.last4}${account.status === 'errored' ? ' (closed)' : ''}`;
}

function scheduleName({ settings }: Stripe.Account): string {
  const { schedule } = settings?.payouts ?? {};
  if (!schedule) return 'Manual';
  const { interval, delay_days, weekly_anchor, monthly_anchor } = schedule;
  const anchor = weekly_anchor ?? (monthly_anchor && `day ${monthly_anchor}`);
  return `${interval}${anchor ? ` on ${anchor}` : ''}, after ${delay_days} days`;
}

const amounts = (sums: Stripe.Balance.Available[]) =>
  sums.map(({ amount, currency }) => money(amount, currency)).join(', ');

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sends a page that may load only its own files. */
export function document(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(HEADERS).send(content);
}
