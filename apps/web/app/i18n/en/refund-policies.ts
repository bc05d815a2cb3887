export default {
  meta_title: 'Refund policies',
  meta_description:
    'When %brand% refunds a plan or a boost, why rent and deposits are up to the lister, and how to ask for a refund.',
  title: 'Refund policies',
  lead: '%brand% is a paid service. We refund when it is deserved, and we tell you before you pay.',
  paid_title: 'What you pay us for',
  paid_text:
    'Plans are paid in advance. A seeker pays {{seeker}} for {{months}} months of access. Listers pay from {{lister}} a year. The service starts the moment you pay: you can write to listers, or your listing goes live.\n\nThese policies are linked three times while you create an account: where you choose a plan, where you enter your details and where you agree.',
  yes_title: 'When we refund',
  yes_text:
    '- You were charged twice for the same thing.\n- A renewal was charged although you had deleted your card before.\n- You paid for the wrong plan, tell us soon, and have not used it.\n- The site did not work for you for days, and we could not fix it.\n- Someone else used your card.\n\nYour case is different? Tell us. A person decides, and fairness counts.',
  no_title: 'When we do not',
  no_text:
    'Once services are rendered, they are not refunded:\n\n- You found a bed, changed base or changed your mind.\n- You did not use all the months of a plan.\n- A lister did not answer, or a bed was not as you hoped.\n- Your account was closed because it broke the [policies](/policies).',
  boosts_title: 'Featured listings and boosts',
  boosts_text:
    'A promotion starts to work as soon as it is paid, so we do not refund it. You can stop a monthly one at any time, and it then runs to the end of the paid month. See the [prices](/fees).',
  rent_title: 'Rent and deposits',
  rent_text:
    'Rent and deposits belong to the agreement between you and your lister. We cannot take them back for you. The lister can refund a card payment, all of it or a part.\n\nA deposit goes back the way you agreed, less what the lister has to deduct. The lister states each deduction, and you see it.',
  ask_title: 'How to ask',
  ask_text:
    '1. Find the receipt under [Receipts](/receipts). It has a number.\n2. [Write to us](/contact?subject=Refund) with that number and one or two sentences on what happened.\n3. We answer within {{hours}} hours.\n4. If we agree, the money goes back to the card you paid with. Banks need 5 to 10 days to show it.\n\nPlease ask us before you dispute a charge at your bank. It is faster for everyone.',
} as const;
