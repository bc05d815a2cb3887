export default {
  meta_title: 'Policies',
  meta_description:
    'The rules of {{brand}} in plain words: who can join, listings, messages, reviews, money between members, privacy, and what happens when someone breaks a rule.',
  title: 'Policies',
  lead: 'Everyone here follows these rules. We made them short so that you can read them all.',
  join_title: 'Who can join',
  join_text:
    "- You're old enough to sign a contract where you live.\n- You use your own name and have one account.\n- You're crew, work at an airport, or rent to people who do. We don't verify jobs, so ask if it matters to you.",
  listings_title: 'Listings',
  listings_text:
    "- List only places you're allowed to rent out. Check local law, your lease, your association and your insurance.\n- Create one listing per place. Describe the beds that exist, at the price you charge.\n- Use your own pictures of that place. See the [image requirements](/image-requirements).\n- Leave phone numbers and emails out of titles, texts and pictures. We remove them from descriptions.\n- Mark beds as taken when they are. Deactivate or hide a listing while it's full.\n- Treat everyone equally, whatever their origin, religion, disability, sexual orientation or family. If your crash pad is for women only or men only, choose that in its settings, where the law allows it.",
  messages_title: 'Messages and reviews',
  messages_text:
    "- Be polite. Answer within {{hours}} hours when someone asks about a bed.\n- Don't send ads, chain messages or the same text to every lister.\n- You can review a lister after you rent from them. Describe what you experienced yourself.\n- Listers can respond once. Don't buy, trade or threaten for a better review.\n- Report messages, people, listings and reviews that break these rules. You can also block a member.",
  money_title: 'Money between members',
  money_text:
    "Listers and tenants agree on rent, deposit, house rules and notice. We're not a party to that agreement. With [AutoPay](/autopay) and payment requests, tenants pay by card, and both sides get a record. Cash and transfers are between the two of you.\n\nNever pay for a bed you haven't seen, in person or on a video call, to someone who can't show it to you.",
  privacy_title: 'Privacy in short',
  privacy_text:
    "- Visitors see an area on the map, never the exact address. Only tenants see the address.\n- Other members see your display name, your picture and what you write about yourself. They don't see your birthday or email.\n- Others see your phone number only if you turn that on.\n- Card numbers go to the card provider. We never have them.\n- We store messages from the contact form for {{months}} months.\n- You can have your account closed. We then delete your contact data, picture, card, drafts and crash pads immediately. Your name, rentals and payments stay {{years}} years for bookkeeping, and messages stay while the other person has an account.",
  break_title: 'If someone breaks the rules',
  break_text:
    'We review every report. Depending on what happened, we warn the member, hide a review or listing, or close the account. If someone is in danger or there was a crime, call the police first, then tell us.\n\nIf we made a mistake about you, [contact us](/contact), and a person will look again.',
  more_title: 'The full version',
  more_text:
    'Everyone agrees to a notice of understanding when they join. Read the one for [listers](/notice-of-understanding?for=lister), [seekers](/notice-of-understanding?for=seeker) or [tenants](/notice-of-understanding?for=tenant). We link to the policies where you choose a plan, enter your details and agree. Our [refund policies](/refund-policies) have their own page.',
} as const;

export const vacation = {
  join_text:
    "- You're old enough to sign a contract where you live.\n- You use your own name and have one account.\n- We don't check what people tell us about their job, so ask if it matters to you.",
};
