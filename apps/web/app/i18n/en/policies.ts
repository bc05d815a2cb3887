export default {
  meta_title: 'Policies',
  meta_description:
    'The rules of %brand% in plain words: who may join, listings, messages, reviews, money between members, privacy, and what happens when someone breaks them.',
  title: 'Policies',
  lead: 'The rules everyone here follows. They are short so that you can read all of them.',
  join_title: 'Who may join',
  join_text:
    '- You are old enough to sign a contract where you live.\n- You use your own name and one account.\n- You may be crew, work at an airport, or rent to people who do. Crew get no badge from us that proves their job, so ask if it matters to you.',
  listings_title: 'Listings',
  listings_text:
    '- List only places that you may rent out. Local law, your lease, your association and your insurer all have a say.\n- One listing per place. Describe the beds that exist, at the price you charge.\n- Use your own pictures of that place. See the [image requirements](/image-requirements).\n- Leave phone numbers and emails out of titles, texts and pictures. We remove them from descriptions.\n- Mark beds as taken when they are. Deactivate or hide a listing while it is full.\n- Treat people alike, whatever their origin, religion, disability, sexual orientation or family. A house for women only or men only says so in its settings, where the law allows it.',
  messages_title: 'Messages and reviews',
  messages_text:
    '- Be polite. Answer within {{hours}} hours if someone asks about a bed.\n- Do not send ads, chain messages or the same text to every lister.\n- You can review a lister once you rented from them. Say what you saw yourself.\n- Listers can respond once. Nobody can buy, trade or threaten their way to a better review.\n- Report messages, people, listings and reviews that break these rules. You can also block a member.',
  money_title: 'Money between members',
  money_text:
    'Rent, deposit, house rules and notice are agreed between lister and tenant. We are not a party to that agreement. [AutoPay](/autopay) and payment requests move money by card, and both sides get a record. Cash and transfers are between the two of you.\n\nNever pay for a bed you have not seen, in person or on a video call, to someone who cannot show it to you.',
  privacy_title: 'Privacy in short',
  privacy_text:
    '- Visitors see an area on the map, never the exact address of a house. The address is for tenants.\n- Other members see your display name, picture and what you write about yourself. They do not see your birthday or email.\n- Your phone number shows only if you switch that on.\n- Card numbers go to the card provider. We never have them.\n- We keep what you write through the contact form for {{months}} months.\n- You can close your account. We delete what the law does not require us to keep.',
  break_title: 'If someone breaks the rules',
  break_text:
    'We look at each report. Depending on what happened we warn the member, hide a review or listing, or close the account. If someone is in danger or a crime happened, call the police first and then tell us.\n\nIf we got it wrong about you, [write to us](/contact) and a person will look again.',
  more_title: 'The longer version',
  more_text:
    'Everyone agrees to a notice of understanding when they join. Read the one for [listers](/notice-of-understanding?for=lister), [seekers](/notice-of-understanding?for=seeker) or [tenants](/notice-of-understanding?for=tenant). We link the policies where you choose a plan, where you enter your details and where you agree. Our [refund policies](/refund-policies) have their own page.',
} as const;
