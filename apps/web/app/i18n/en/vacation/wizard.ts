export default {
  create_title: 'List your vacation rental',
  wizard_description:
    'Describe your vacation rental in five steps: rooms, beds, rules and pictures.',
  your_cp_has_been_created: 'Your vacation rental has been created.',
  your_cp_has_been_updated: 'Your vacation rental has been updated.',
  changed_meanwhile:
    'This vacation rental changed in the meantime. Your changes are still here. Review them and save again.',
  cannot_add: "You can't add a vacation rental right now",
  to_my_crashpads: 'Go to my vacation rentals',
  preview_text: 'How guests will see it in search.',
  title_placeholder: 'Name of your vacation rental',
  what_happens_next:
    'Publishing is included in your plan. Your vacation rental appears in search right away. You can change or deactivate it at any time.',
  title: 'Vacation rental name',
  types_beds: 'Rooms and beds',
  type_hotel_text: 'Rooms at a special rate',
  type_crashpad_text: 'A vacation rental, bed by bed',
  type_crashpad_bed_text: 'A bed in a vacation rental',
  type_crashpad_room_text: 'A room in a vacation rental',
  type_crashpad_suite_text: 'The whole vacation rental',
  address_not_public:
    'Your address is private. Visitors see an approximate area. Your guests see the address.',
  second_airport_hint: "If it's also convenient for guests at another airport.",
  description_hint:
    "What's it like to stay there? We remove phone numbers and emails because guests message you here.",
  bed_kind_cold_text: 'For one guest only.',
  held_rooms_stay: "You can't remove rooms that have guests.",
  a_tenant: 'a guest',
  max_nights_hint: 'How many nights a month a guest can stay.',
  rate_guidance: 'Vacation rentals usually cost $200 to $450 per month.',
  amenities_text: 'Select everything that guests can use.',
  preferences_text: 'Who your vacation rental is right for.',
  field_title: 'Vacation rental name',
};
