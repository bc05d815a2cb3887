/** Texts of the server: messages. */
export default {
  archived: 'message archived',
  blocked: 'The member is blocked.',
  cannot_write: 'You cannot write to this member any more.',
  former_member: 'Former member',
  not_yet: 'You can write to them once they write to you or rent from you.',
  quick_reply_deleted: 'Quick reply deleted.',
  reported: 'Thank you for your report. We will look at it.',
  reported_before: 'You have reported this before. We will look at it.',
  sent: 'message successfully sent',
  too_many_quick_replies_one: 'You have {{count}} quick reply. Delete one to add another.',
  too_many_quick_replies_other: 'You have {{count}} quick replies. Delete one to add another.',
  unblocked: 'The member is no longer blocked.',
  upgrade_required: 'Please choose a plan to write to listers you do not rent from.',
} as const;
