export default {
  meta_title: 'Tenant messaging',
  meta_description:
    'Message one tenant, one house or all of your tenants at once with %brand%. What tenants see, and the limits.',
  title: 'Tenant messaging',
  lead: 'One message to one bed, one house or everyone.',
  one_title: 'One tenant',
  one_text:
    'Open [Messages](/messages), or the tenant in My Crew, and write. All you wrote to each other stays in one conversation, whichever house it is about. You see when they have read it.',
  house_title: 'One house',
  house_text:
    'In [My crash pads](/my-crashpads), open the menu of a house and message all its tenants. Useful for a new door code, a plumber or a snow day.',
  all_title: 'All of them',
  all_text:
    'Select everyone with the box at the top of the list, take out whoever it does not concern, and write once.',
  see_title: 'What tenants see',
  see_text:
    'Each tenant gets the message on their own. They do not see who else got it, and their answer comes to you alone. Invited people without an account get it by email, with the link to their invitation.\n\nIf a message stays unread for a while, we send an email about it.',
  limits_title: 'Limits',
  limits_text:
    '- Up to {{characters}} characters in a message.\n- Up to {{people}} people in a group message.\n- Text only. Put rules and contracts into the documents of your listing.\n- Between members, messages are free.',
  tips_title: 'Messages that get read',
  tips_text:
    '- Put the house and the date into the first line.\n- One topic per message.\n- Say what people have to do, and by when.\n- Assume that someone reads it at 4 a.m. in an elevator.',
} as const;
