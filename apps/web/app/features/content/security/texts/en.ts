export default {
  meta_title: 'Security',
  meta_description:
    'How {{brand}} protects cards, connections, passwords and addresses, how to spot a scam, and how to report a vulnerability.',
  title: 'Security',
  lead: 'How we protect your card, your login and your address, and what you can do yourself.',
  cards_title: 'Cards',
  cards_text:
    "We don't store payment data. You enter your card in fields that belong to the card payment provider, and the number goes straight there. The provider encrypts card numbers with AES-256. We store only the brand, the last four digits and the expiry date, so that you can recognize your card.\n\nYour bank may ask you to confirm a payment. Only the provider sees that step.",
  connection_title: 'Connection',
  connection_text:
    'All pages and payments use HTTPS, encrypted with SSL/TLS. Look for the lock and our name in the address bar before you log in. We never ask for a password or card by email or message.',
  login_title: 'Login and sessions',
  login_text:
    "- We store passwords as hashes. No one here can read them.\n- After many wrong passwords, we slow down further attempts and email you.\n- You stay logged in for {{short}} day, or for {{long}} days if you choose that on your own device.\n- Your settings list every device that's logged in. Log out one of them, or all.\n- Turn on the [second step](/account-setting?tab=security): then a login also takes a passkey, a code from an app on your phone, or a recovery code.\n- Or log in with a [passkey](/account-setting?tab=security) instead of your password. No fake site can ask for it.\n- Links in our emails work once and expire.\n- When your email or password changes, we email you.",
  others_title: 'What others see',
  others_text:
    '- **Anyone:** your listings, an approximate area, your display name, picture and reviews.\n- **Members you write to:** your messages.\n- **Your tenants:** your address, and your phone number if you allow it.\n- **Your lister:** your name, email, airline and the dates of your stay.\n- **No one:** your password, birthday or full card number.',
  scams_title: 'Spot a scam',
  scams_text:
    "- The price is far below everything nearby.\n- The lister is “abroad” and can't show you the place, not even on video.\n- They ask you to pay by wire, gift card or crypto to hold a bed.\n- They want to leave the site before you've seen anything.\n- They ask for a code that we sent you.\n\nStop, don't pay, and [report it](/contact?subject=Report+a+scam). Already paid? Call your bank right away, then tell us.",
  report_title: 'Report a vulnerability',
  report_text:
    "Found a weakness in the site? Thank you. [Write to us](/contact?subject=Security) with the steps to reproduce it. Use only your own account and data, don't slow down the site, and give us time to fix it before you publish. We'll answer within {{hours}} hours, and we won't take action against anyone who follows these rules.",
} as const;

export const vacation = {
  others_text:
    '- **Anyone:** your listings, an approximate area, your display name, picture and reviews.\n- **Members you write to:** your messages.\n- **Your guests:** your address, and your phone number if you allow it.\n- **Your host:** your name, email and the dates of your stay.\n- **No one:** your password, birthday or full card number.',
};
