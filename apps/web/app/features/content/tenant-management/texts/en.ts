export default {
  meta_title: 'Tenant management',
  meta_description:
    'Name rooms and beds, invite tenants, collect rent, track revenue and occupancy, and message all your tenants with {{brand}}.',
  title: 'Tenant management',
  lead: 'Who sleeps where, who paid, and which bed is free on Friday. No spreadsheet needed.',
  beds_title: 'Rooms and beds',
  beds_text:
    "Give each room and bed a name your tenants know, such as “Blue room, top bunk”. Each bed is free, taken or pending, and My crash pads shows one dot per bed. You can't promise a bed to two people for the same night.",
  invite_title: 'Invitations',
  invite_text:
    "1. Choose a bed and enter the tenant's email.\n2. Set the rent, deposit and check-in, and the check-out if you know it.\n3. They get an email with all the details and accept in a few minutes, with or without an account.\n\nUntil they accept, you can change or cancel the invitation. Tenants don't need a plan.",
  rent_title: 'Rent',
  rent_text:
    'Use [AutoPay](/autopay) to send rent to your bank, or record manual payments. The rent roll shows each month as paid, due, late or upcoming. Tenants who owe money come first.',
  reports_title: 'Revenue and occupancy',
  reports_text:
    'See your revenue for this month and last month, and how many beds were taken. Download your transactions as a spreadsheet, or open a yearly statement for your tax advisor.',
  history_title: 'History and notes',
  history_text:
    'Each rental has a history: who changed which date, amount or bed, and when. You can add private notes that only you see. Past tenants stay in your history.',
  messages_title: 'Group messages',
  messages_text:
    'Is the water off on Tuesday? Select your tenants, in one house or all of them, and message them once. [More about messaging](/tenant-messaging).',
  plan_title: 'Which plan do I need?',
  plan_text:
    'Every lister plan includes all of this. Plans differ only in how many locations and tenants they allow. [Compare the plans](/listing-apps).',
} as const;
