/** Server texts: emails about listings. */
export default {
  all_taken_one: 'Its only bed is taken',
  all_taken_other: 'All {{count}} beds are taken',
  full_one:
    'This {{place}} has no free beds. Hide full listings from search, or deactivate them when they have no tenants.',
  full_other:
    'These {{places}} have no free beds. Hide full listings from search, or deactivate them when they have no tenants.',
  go_to_mine: 'Go to my {{places}}',
  last_changed: 'Last changed on {{day}}',
  more: 'And {{number}} more.',
  reminder_heading_one: 'A quick look at your {{place}}',
  reminder_heading_other: 'A quick look at your {{places}}',
  reminder_note:
    "If everything is correct, open the listing and save it. We won't remind you again for a while.",
  reminder_preview_one: 'Is the information about your {{place}} still correct?',
  reminder_preview_other: 'Is the information about your {{places}} still correct?',
  reminder_subject_one: 'A quick look at your {{place}} on {{brand}}',
  reminder_subject_other: 'A quick look at your {{places}} on {{brand}}',
  reminder_text: 'Hi {{name}}, people look for a bed every day. Help them find a free one.',
  removed_next: 'Fix the problem, then write to {{address}}. We will review it again.',
  removed_preview: 'A member reported it, and we reviewed the report.',
  removed_subject: 'We removed {{title}} from search',
  removed_text:
    'Hi {{name}}, a member reported your {{place}}. We reviewed the report and removed it from search. Its page is no longer public. Nothing changes for your tenants and their rent.',
  untouched_one:
    "This {{place}} hasn't changed in a while. Are the rates, beds and pictures still correct?",
  untouched_other:
    "These {{places}} haven't changed in a while. Are the rates, beds and pictures still correct?",
} as const;
