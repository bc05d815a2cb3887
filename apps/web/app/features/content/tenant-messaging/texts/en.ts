export default {
  meta_title: 'Tenant messaging',
  meta_description:
    'Message one tenant, one house or all your tenants with {{brand}}. See what tenants see, and the limits.',
  title: 'Tenant messaging',
  lead: 'One message to one bed, one house or everyone.',
  one_title: 'One tenant',
  one_text:
    "Open [Messages](/messages), or the tenant in My Crew, and write. All your messages stay in one conversation, whichever crash pad they're about. You can see when they've read them.",
  house_title: 'One house',
  house_text:
    "In [My crash pads](/my-crashpads), open a crash pad's menu and message all its tenants. Use it for a new door code, a plumber or a snow day.",
  all_title: 'All of them',
  all_text:
    "Select everyone with the box at the top of the list, remove anyone who doesn't need the message, and write once.",
  see_title: 'What tenants see',
  see_text:
    "Each tenant gets the message individually. They don't see who else got it, and only you see their reply. Invited people without an account get it by email, with the link to their invitation.\n\nIf a message stays unread for a while, we send an email about it.",
  limits_title: 'Limits',
  limits_text:
    '- Up to {{characters}} characters per message.\n- Up to {{people}} people per group message.\n- Text only. Add rules and contracts to the documents of your listing.\n- Messages between members are free.',
  tips_title: 'Messages that get read',
  tips_text:
    '- Put the house and the date in the first line.\n- Write about one topic per message.\n- Say what people need to do, and by when.\n- Assume someone reads it at 4 a.m. in an elevator.',
} as const;
