/** Server texts: messages. */
export default {
  archived: 'message archived',
  blocked: 'The member is blocked.',
  former_member: 'Former member',
  not_yet: 'You can message them once they message you or rent from you.',
  quick_reply_deleted: 'Quick reply deleted.',
  reported: "Thank you for your report. We'll look into it.",
  reported_before: "You already reported this. We'll look into it.",
  sent: 'message successfully sent',
  too_many_quick_replies_one: 'You have {{count}} quick reply. Delete one to add another.',
  too_many_quick_replies_other: 'You have {{count}} quick replies. Delete one to add another.',
  unblocked: 'The member is no longer blocked.',
  upgrade_required: "Please choose a plan to message listers you don't rent from.",
} as const;

export const vacation = {
  upgrade_required: 'Please choose a plan to write to hosts you do not rent from.',
};
