export default {
  meta_title: 'Refund policies',
  meta_description:
    'When {{brand}} refunds a plan or promotion, why rent and deposits are up to the lister, and how to ask for a refund.',
  title: 'Refund policies',
  lead: '{{brand}} is a paid service. We refund in deserving cases, and we tell you our rules before you pay.',
  paid_title: 'What you pay us for',
  paid_text:
    'You pay for plans in advance. Seekers pay {{seeker}} for {{months}} months of access. Lister plans start at {{lister}} a year. The service starts the moment you pay: you can message listers, or your listing goes live.\n\nWe ask you to read these policies three times while you create an account: where you choose a plan, enter your details and agree.',
  yes_title: 'When we refund',
  yes_text:
    "- We charged you twice for the same thing.\n- We charged a renewal after you deleted your card.\n- You paid for the wrong plan, told us soon, and haven't used it.\n- The site didn't work for you for days, and we couldn't fix it.\n- Someone else used your card.\n\nIs your case different? Tell us. A person decides, and fairness counts.",
  no_title: "When we don't",
  no_text:
    "We don't refund services once we've provided them:\n\n- You found a bed, changed base or changed your mind.\n- You didn't use all the months of a plan.\n- A lister didn't answer, or a bed wasn't what you hoped for.\n- We closed your account because it broke the [policies](/policies).",
  boosts_title: 'Featured listings and boosts',
  boosts_text:
    "A promotion starts as soon as you pay, so we don't refund it. You can cancel a monthly one at any time, and it then runs until the end of the paid month. See the [prices](/fees).",
  rent_title: 'Rent and deposits',
  rent_text:
    "Rent and deposits are part of the agreement between you and your lister. We can't refund them for you. The lister can refund all or part of a card payment.\n\nYour lister returns the deposit as you agreed, less any deductions. You see each deduction and its reason.",
  ask_title: 'How to ask',
  ask_text:
    "1. Find the receipt number under [Receipts](/receipts).\n2. [Write to us](/contact?subject=Refund) with that number and one or two sentences about what happened.\n3. We'll answer within {{hours}} hours.\n4. If we agree, we refund the card you paid with. Banks take 5 to 10 days to show it.\n\nPlease contact us before you dispute a charge with your bank. It's faster for everyone.",
} as const;

export const vacation = {
  no_text:
    "We don't refund services once we've provided them:\n\n- You found a bed, changed your plans or changed your mind.\n- You didn't use all the months of a plan.\n- A host didn't answer, or a bed wasn't what you hoped for.\n- We closed your account because it broke the [policies](/policies).",
};
