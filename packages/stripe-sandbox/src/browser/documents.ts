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
export function page(title: string, { styles, theme }: Look, content: string): string {
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
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
