export default {
  meta_title: 'AutoPay',
  meta_description:
    'How rent by card works on {{brand}}: setup in three steps, charge dates, fees, failed payments, and how to turn it off.',
  title: 'AutoPay',
  lead: "We collect rent automatically on the due date and send it to the lister's bank.",
  steps_title: 'Three steps for listers',
  steps_text:
    '1. **Connect a payout account.** Go to AutoPay in your settings. The payout provider asks who you are and where to send money. Setup takes about 1 minute.\n2. **Set up your crash pad.** Name the rooms and beds, and publish.\n3. **Invite tenants with AutoPay.** They see each amount and date, add a card and accept. If you already have tenants, send them an AutoPay request.',
  days_title: 'Day by day',
  days_text:
    'Example: check-in on {{start}}, {{rent}} rent per month, {{deposit}} deposit, payment day {{payday}}.',
  days_caption: 'What the tenant pays, and when',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  on_acceptance: 'When they accept',
  deposit_row: 'Deposit',
  first_row: 'First rent, for {{count}} days',
  month_row: 'Monthly rent',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Then on day {{payday}} of each month, {{hour}} UTC',
  days_after:
    "The first rent covers the days until the next payment day, at the monthly rate. Tenants don't pay for the check-out day. A tenant who moves in after the payment day pays for the rest of that period.",
  fees_title: 'Fees',
  fees_text:
    'The tenant pays the rent and nothing else. When a tenant pays {{rent}} with a US card, the lister receives {{net}}. The card provider keeps {{provider}}, and we keep {{product}}, which is 1%. [All fees](/fees).',
  fail_title: 'If a payment fails',
  fail_text:
    'We email the tenant and the lister with the reason. We try the card again after {{first}}, {{second}} and {{third}} days, unless the bank says it will never work. If the tenant adds a new card before the period ends, we charge it right away. After the last attempt, the rent is still due, and the tenant can pay it by card or pay the lister directly. From day {{late}}, we show it as late.\n\nSome banks ask the tenant to confirm. We then email the tenant a link.',
  off_title: 'Turn it off anytime',
  off_text:
    '- **Tenants** can turn off AutoPay on their rental page. It stops right away, and we notify the lister. They still owe rent, but we no longer charge their card.\n- **Listers** can ask to end it. The tenant confirms.\n- **No card on file?** AutoPay pauses until the tenant adds one.',
  safe_title: 'Is it safe?',
  safe_text:
    "Card and bank details stay with the payment provider. We never hold your rent: it goes from the tenant's card to the lister's payout account. The first payout to a new account takes a little longer, which protects everyone from fraud. [More about security](/security).",
} as const;
