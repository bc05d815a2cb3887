export default {
  meta_title: 'House rules',
  meta_description:
    'House rules for crash pads: quiet hours, guests, kitchen, days off, and a checklist that listers can copy.',
  title: 'House rules',
  lead: 'People in a crash pad sleep at noon and leave at 3 a.m. These rules let everyone do that.',
  list_title: 'Rules listers can choose',
  list_text:
    'Listers pick from this list or write their own. You find the rules of a house on its listing. Read them before you message.',
  rooms_title: 'How many people share a room',
  rooms_text:
    'A room has at most {{people}} people, and fewer where local law says so. The listing names every room with its beds. If the picture shows more beds than the list, ask.',
  quiet_title: 'Quiet',
  quiet_text:
    'Someone is always asleep. Pack in the hall, set alarms to vibrate, use a phone light instead of the ceiling light, and take calls outside. Quiet hours only make sense where everybody works the same hours, so most houses are quiet in bedrooms all day.',
  guests_title: 'Guests',
  guests_text:
    'Beds are rented to people, not to friends of people. Ask the lister before anyone visits. Overnight guests are a no in most houses, because the others do not know them and the insurance may not either.',
  off_title: 'Days off and max nights',
  off_text:
    'A crash pad is priced for the nights between trips. Some listings limit the nights a month. If you want to stay over your days off, or live there for a while, say so first. Many listers agree, a few charge more.',
  copy_title: 'A checklist to copy',
  copy_text:
    'Listers: copy this into your listing or print it for the fridge, then change what does not fit. Write rules that you are willing to enforce.',
  copy: 'Copy the checklist',
  copied: 'Copied',
  checklist:
    'QUIET\n• Bedrooms are quiet at all hours. Pack in the hall.\n• Alarms on vibrate. Headphones always.\n• Phone calls in the kitchen or outside.\n\nKITCHEN AND BATH\n• Wash up right after you eat.\n• Label food with name and date. Old food goes on Sunday.\n• Leave the shower as you want to find it.\n\nBEDS\n• Cold bed: only you. Hot bed: take your sheets off before you leave.\n• Bags in lockers or under the bed, not in the aisle.\n\nPEOPLE\n• No overnight guests. Ask before a visitor comes.\n• Never share the door code.\n\nMOVING OUT\n• Tell the lister at least 14 days before.\n• Empty your locker, shelf and hook.',
} as const;
