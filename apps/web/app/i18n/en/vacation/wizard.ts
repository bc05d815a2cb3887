export default {
  create_title: 'List your vacation rental',
  wizard_description:
    'Describe your vacation rental in five steps: rooms, beds, rules and pictures.',
  your_cp_has_been_created: 'Your vacation rental has been created.',
  your_cp_has_been_updated: 'Your vacation rental has been updated.',
  changed_meanwhile:
    'This vacation rental was changed meanwhile. What you typed is kept: look it over and save again.',
  cannot_add: 'You cannot add a vacation rental right now',
  to_my_crashpads: 'To my vacation rentals',
  preview_text: 'This is how guests will see it in the search.',
  title_placeholder: 'Name of your vacation rental',
  what_happens_next:
    'Publishing is part of your plan and costs nothing more. Your vacation rental appears in the search at once, and you can change or deactivate it at any time.',
  title: 'Vacation rental name',
  type_hotel_text: 'Rooms at a special rate',
  type_crashpad_text: 'A vacation rental, bed by bed',
  type_crashpad_bed_text: 'A bed in a vacation rental',
  type_crashpad_room_text: 'A room in a vacation rental',
  type_crashpad_suite_text: 'All of a vacation rental',
  address_not_public:
    'Your address is not shown to the public. Readers see a circle around it; your guests see the address.',
  second_airport_hint: 'If guests of another airport can use it too.',
  description_hint:
    'What is it like to stay there? Phone numbers and e-mails are taken out: guests write to you here.',
  bed_kind_cold_text: 'Kept for one guest.',
  held_rooms_stay: 'Rooms with guests stay.',
  a_tenant: 'a guest',
  max_nights_hint: 'How many days a month a guest may stay.',
  rate_guidance: 'Vacation rentals usually cost $200 to $450 a month.',
  amenities_text: 'Choose everything that guests can use.',
  preferences_text: 'Whom your vacation rental suits.',
  field_title: 'Vacation rental name',
};
