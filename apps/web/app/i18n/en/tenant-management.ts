export default {
  meta_title: 'Tenant management',
  meta_description:
    'Name rooms and beds, invite tenants, collect rent, follow revenue and occupancy, and message whole houses with %brand%.',
  title: 'Tenant management',
  lead: 'Who sleeps where, who paid, and which bed is free on Friday. Without a spreadsheet.',
  beds_title: 'Rooms and beds',
  beds_text:
    'Give each room and bed a name your tenants know: “Blue room, top bunk”. Each bed is free, taken or pending, and your list of crash pads shows one dot per bed. A bed cannot be promised to two people for the same night.',
  invite_title: 'Invitations',
  invite_text:
    '1. Pick a bed and type the email of the tenant.\n2. Set rent, deposit, check-in, and check-out if you know it.\n3. They get an email with everything in it and accept in a few minutes, with or without an account.\n\nUntil they accept you can change or cancel the invitation. Tenants do not need a plan.',
  rent_title: 'Rent',
  rent_text:
    'Use [AutoPay](/autopay) and rent goes to your bank, or write down what you take by hand. The rent roll shows each month as paid, due, late or upcoming. People who owe money come first.',
  reports_title: 'Revenue and occupancy',
  reports_text:
    'See what this month and last month brought in, and how many of your beds were taken. Download transactions as a table, or open the statement of a year for your tax adviser.',
  history_title: 'History and notes',
  history_text:
    'Each rental keeps its history: who changed which date, amount or bed, and when. You can add private notes that only you see. Past tenants stay in your history.',
  messages_title: 'Group messages',
  messages_text:
    'The water is off on Tuesday? Select the tenants, one house or all of them, and write once. [More on messaging](/tenant-messaging).',
  plan_title: 'Which plan do I need?',
  plan_text:
    'All lister plans have all of this. They differ in how many locations and tenants they hold. [Compare the plans](/listing-apps).',
} as const;
