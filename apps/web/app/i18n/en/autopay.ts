export default {
  meta_title: 'AutoPay',
  meta_description:
    'How rent by card works on %brand%: three steps to set it up, what is charged on which day, fees, failed payments, and how to stop it.',
  title: 'AutoPay',
  lead: 'Rent is collected automatically on the due date and paid out to the bank of the lister.',
  steps_title: 'Three steps for listers',
  steps_text:
    '1. **Connect a payout account.** In your settings, under AutoPay. The payout provider asks who you are and where to send money.\n2. **Set up your crash pad.** Name rooms and beds, and publish.\n3. **Invite tenants with AutoPay.** They see each amount and date, add a card and accept. For people who already live there, send an AutoPay request.',
  days_title: 'Day by day',
  days_text:
    'An example: check-in on {{start}}, rent {{rent}} a month, deposit {{deposit}}, payment day {{payday}}.',
  days_caption: 'What the tenant pays, and when',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  on_acceptance: 'When they accept',
  deposit_row: 'Deposit',
  first_row: 'First rent, for {{count}} days',
  month_row: 'Rent for a month',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Then on day {{payday}} of each month, {{hour}} UTC',
  days_after:
    'The first rent covers the days until the next payment day, at the monthly rate. The day of check-out is not charged. Someone who moves in after the payment day pays for what is left of the period.',
  fees_title: 'Fees',
  fees_text:
    'The tenant pays the rent and nothing on top. Of a payment of {{rent}} with a US card the lister receives {{net}}: the card provider keeps {{provider}} and we keep {{product}}, which is 1%. [All fees](/fees).',
  fail_title: 'If a payment fails',
  fail_text:
    'Both sides get an email with the reason. We try the card again after {{first}}, {{second}} and {{third}} days, unless the bank says that it never will work. A new card is charged at once. After the last try the rent is open, and the tenant can pay it by card or by hand. From day {{late}} on it is shown as late.\n\nSome banks want the payer to confirm. The tenant then gets a link to do that.',
  off_title: 'Off at any time',
  off_text:
    '- **Tenants** turn AutoPay off on their rental page, at once. The lister is told. Rent is still owed, only not by card.\n- **Listers** can ask to end it. The tenant confirms.\n- **A removed card** pauses AutoPay until there is another one.',
  safe_title: 'Is it safe?',
  safe_text:
    'Card and bank details stay with the payment provider. We never hold your rent: it goes from the card to the payout account of the lister. New payout accounts wait a little longer for their first money, which protects everyone from fraud. [More on security](/security).',
} as const;
