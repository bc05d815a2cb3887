export default {
  meta_title: 'Security',
  meta_description:
    'How cards, connections, passwords and addresses are protected on %brand%, how to spot a scam, and how to report a vulnerability.',
  title: 'Security',
  lead: 'What protects your card, your login and your address, and what you can do yourself.',
  cards_title: 'Cards',
  cards_text:
    'We do not store payment data. You type your card into fields that belong to the card payment provider, and the number goes straight there. The provider encrypts card numbers with AES-256. All we keep is the brand, the last four digits and the expiry date, so that you can tell your cards apart.\n\nYour bank may ask you to confirm a payment. Only the provider sees that step.',
  connection_title: 'Connection',
  connection_text:
    'Pages and payments travel over HTTPS, encrypted with SSL/TLS. Look for the lock and for our name in the address bar before you log in. We never ask for a password or card by email or message.',
  login_title: 'Login and sessions',
  login_text:
    '- Passwords are stored as hashes. Nobody here can read them.\n- After many wrong passwords we slow down further tries, and we email you.\n- You stay logged in for {{short}} day, or for {{long}} days if you choose so on your own device.\n- Your settings list every device that is logged in. Log out one of them, or all.\n- Links in our emails work once and expire.\n- When your email or password changes, we write to you.',
  others_title: 'What others see',
  others_text:
    '- **Anyone:** your listings, an approximate area, your display name, picture and reviews.\n- **Members you write to:** your messages.\n- **Your tenants:** the address of the house, and your phone number if you allow it.\n- **Your lister:** your name, email, airline and the dates of your stay.\n- **Nobody:** your password, birthday or full card number.',
  scams_title: 'Spot a scam',
  scams_text:
    '- The price is far below everything nearby.\n- The lister is “abroad” and cannot show the house, not even on video.\n- You are asked to pay by wire, gift card or crypto to hold a bed.\n- Someone wants to leave the site before you have seen anything.\n- A message asks for a code that we sent you.\n\nStop, do not pay, and [report it](/contact?subject=Report+a+scam). Already paid? Call your bank at once, then tell us.',
  report_title: 'Report a vulnerability',
  report_text:
    'You found a weakness in the site? Thank you. [Write to us](/contact?subject=Security) with the steps to see it. Use only your own account and data, do not slow the site down, and give us time to fix it before you publish. We answer within {{hours}} hours and will not take action against people who follow these lines.',
} as const;
