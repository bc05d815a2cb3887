export default {
  for_lister: 'For hosts',
  for_seeker: 'For travelers',
  for_tenant: 'For guests',
  lister_listing: 'Your vacation rentals',
  lister_listing_text:
    "List only places you're allowed to rent out. Describe them truthfully, and keep the price, beds, rules and pictures up to date. Don't put street numbers or phone numbers in texts or pictures. The site shows an area. Guests see the address once you've accepted each other.",
  lister_tenants: 'Your guests',
  lister_tenants_text:
    "Treat everyone equally, whatever their origin, religion or orientation. Agree with each guest on rent, deposit and house rules before the first night, and return deposits as you agreed. Contracts are between you and your guests. We're not a party to them.",
  seeker_search_text:
    "You can message every host at every destination, as often as you like. We don't promise that a bed is free, that a host answers or that a place is what you hoped for. Ask questions, read the reviews, and visit the place if you can.",
  seeker_agree: 'Before you pay a host',
  seeker_agree_text:
    "You and the host agree on rent, deposit, dates and house rules. We're not a party to that agreement. Put it in writing on this site. Never send money to anyone who won't show you the place, and report anyone who asks you to.",
  seeker_manners_text:
    'Follow the house rules, leave things as you found them, and let others sleep. Guests arrive at all hours.',
  tenant_plan_text:
    'A host invited you. Your account is free, both while you rent and afterwards. You only need a card if you pay your rent through this site.',
  tenant_rental_text:
    "Your host's invitation states the bed, dates, rent, deposit and house rules. When you accept it, you agree to them. The contract is between the two of you. We're not a party to it.",
  tenant_autopay_text:
    'We charge the deposit when you accept. We charge rent on your move-in date at 7:00 AM UTC, then each month on the day you agreed. You see each amount before you accept, and you can turn off AutoPay at any time. After that, you and your host settle what you owe.',
  tenant_manners_text:
    'Follow the house rules, give your host early notice when you plan to leave, and leave the bed and room as you found them.',
};
