export default {
  create_title: 'List your crew house',
  wizard_description: 'Describe your crew house in five steps: rooms, beds, rules and pictures.',
  your_cp_has_been_created: 'Your crew house has been created.',
  your_cp_has_been_updated: 'Your crew house has been updated.',
  changed_meanwhile:
    'This crew house changed in the meantime. Your changes are still here. Review them and save again.',
  cannot_add: "You can't add a crew house right now",
  to_my_crashpads: 'Go to my crew houses',
  title_placeholder: 'Name of your crew house',
  what_happens_next:
    'Publishing is included in your plan. Your crew house appears in search right away. You can change or deactivate it at any time.',
  title: 'Crew house name',
  type_crashpad_text: 'A crew house, bed by bed',
  type_crashpad_bed_text: 'A bed in a crew house',
  type_crashpad_room_text: 'A room in a crew house',
  type_crashpad_suite_text: 'The whole crew house',
  rate_guidance: 'Crew houses usually cost $200 to $450 per month.',
  preferences_text: 'Who your crew house is right for.',
  field_title: 'Crew house name',
};
