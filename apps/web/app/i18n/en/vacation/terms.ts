export default {
  for_lister: 'For hosts',
  for_seeker: 'For travelers',
  for_tenant: 'For guests',
  lister_listing: 'Your vacation rentals',
  lister_listing_text:
    'You list only places that you may let, you describe them truthfully, and you keep price, beds, rules and pictures up to date. You show no street number and no phone number in texts or pictures; the site shows an area, and guests see the address once you have accepted each other.',
  lister_tenants: 'Your guests',
  lister_tenants_text:
    'You treat everybody alike whatever their origin, religion or orientation. You agree with each guest on rent, deposit and house rules before the first night, and you pay a deposit back as you agreed. Contracts are between you and your guests, we are no party to them.',
  seeker_search_text:
    'You may write to every host at every destination, as often as you like. We do not promise that a bed is free, that a host answers or that a place is as you hoped. Ask, look at the reviews, and go and see the place if you can.',
  seeker_agree: 'Before you pay a host',
  seeker_agree_text:
    'Rent, deposit, dates and house rules are agreed between you and the host, and we are no party to it. Agree in writing on this site. Never send money to somebody who will not show you the place, and tell us of anybody who asks you to.',
  seeker_manners_text:
    'You keep to the house rules, you leave things as you found them, and you let others sleep. Guests arrive at all hours.',
  tenant_plan_text:
    'A host invited you. Your account costs nothing, as long as you rent and afterwards. You need a card only if you pay your rent through this site.',
  tenant_rental_text:
    'Bed, dates, rent, deposit and house rules are what your host wrote in the invitation. By accepting it you agree to them. The contract is between the two of you, and we are no party to it.',
  tenant_autopay_text:
    'The deposit is charged when you accept. Rent is charged on your move-in date at 07:00 UTC and then each month on the day you agreed. You see each amount before you accept, and you can switch AutoPay off at any time; what you owe then is between you and your host.',
  tenant_manners_text:
    'You keep to the house rules, you tell your host early when you leave, and you leave bed and room as you found them.',
};
