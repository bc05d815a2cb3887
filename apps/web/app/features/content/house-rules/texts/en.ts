export default {
  meta_title: 'House rules',
  meta_description:
    'House rules for crash pads: quiet hours, guests, kitchen, days off, and a checklist for listers to copy.',
  title: 'House rules',
  lead: 'People in a crash pad sleep at noon and leave at 3 a.m. These rules let everyone do that.',
  list_title: 'Rules listers can choose',
  list_text:
    "Listers choose from this list or write their own. You'll find the house rules on each listing. Read them before you message.",
  rooms_title: 'How many people share a room',
  rooms_text:
    'A room has at most {{people}} people, or fewer if local law says so. The listing states how many rooms and beds there are. If a picture shows more beds, ask.',
  quiet_title: 'Quiet',
  quiet_text:
    'Someone is always asleep. Pack in the hall, set alarms to vibrate, use your phone light instead of the ceiling light, and take calls outside. Quiet hours only make sense when everyone works the same hours, so most crash pads keep bedrooms quiet all day.',
  guests_title: 'Guests',
  guests_text:
    "Tenants rent a bed for themselves, not for friends. Ask the lister before anyone visits. Most crash pads don't allow overnight guests: your roommates don't know them, and the insurance may not cover them.",
  off_title: 'Days off and max nights',
  off_text:
    'The price covers the nights between trips. Some listings limit the nights per month. If you want to stay on your days off, or live there for a while, ask first. Many listers agree, and a few charge more.',
  copy_title: 'A checklist to copy',
  copy_text:
    "Listers: copy this into your listing or print it for the fridge, then change what doesn't fit. Write rules you're willing to enforce.",
  copy: 'Copy the checklist',
  copied: 'Copied',
  checklist:
    'QUIET\n• Keep bedrooms quiet at all hours. Pack in the hall.\n• Set alarms to vibrate. Always use headphones.\n• Take phone calls in the kitchen or outside.\n\nKITCHEN AND BATH\n• Wash your dishes right after you eat.\n• Label food with your name and the date. We throw out old food on Sunday.\n• Leave the shower the way you want to find it.\n\nBEDS\n• Cold bed: only you. Hot bed: take off your sheets before you leave.\n• Put bags in lockers or under the bed, not in the aisle.\n\nPEOPLE\n• No overnight guests. Ask before anyone visits.\n• Never share the door code.\n\nMOVING OUT\n• Give the lister at least 14 days notice.\n• Empty your locker, shelf and hook.',
} as const;

export const vacation = {
  lead: 'People in a shared house get up and come home at different hours. These rules let everyone sleep.',
  off_text:
    'Some listings limit the nights per month. If you want to stay longer, ask first. Many hosts agree, and a few charge more.',
};
