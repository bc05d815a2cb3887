import { defineMessages } from '../messages.ts';

const messages = {
  add_pictures: 'Choose pictures',
  add_more_pictures: 'Add more pictures',
  drop_pictures: 'or drop them here',
  drop_now: 'Let go to add them',
  pictures_hint:
    'JPG, PNG, WebP or AVIF, up to {{most}}. Large pictures are made smaller for you. Landscape looks best.',
  pictures_count_one: '{{count}} of {{most}} pictures',
  pictures_count_other: '{{count}} of {{most}} pictures',
  pictures_full:
    'That is all: a crash pad shows up to {{most}} pictures. Remove one to add another.',
  left_out_one: '{{count}} file was left out: there was room for {{room}} more.',
  left_out_other: '{{count}} files were left out: there was room for {{room}} more.',
  left_out_full_one: '{{count}} file was left out: there is no room beside the {{most}} you have.',
  left_out_full_other:
    '{{count}} files were left out: there is no room beside the {{most}} you have.',
  picture_number: 'Picture {{number}} of {{of}}',
  picture_primary: 'Picture {{number}} of {{of}}, primary picture',
  primary: 'Primary',
  make_primary: 'Make picture {{number}} the primary picture',
  is_primary: 'Picture {{number}} is the primary picture',
  rotate: 'Turn picture {{number}} to the right',
  remove: 'Remove picture {{number}}',
  move_earlier: 'Move picture {{number}} to the front by one',
  move_later: 'Move picture {{number}} to the back by one',
  how_to_order:
    'The primary picture is the first that crew see. Drag pictures into order, or use the arrows.',
  how_to_drag:
    'Press space to pick the picture up, the arrow keys to move it, space again to put it down, Escape to leave it where it was.',
  sortable: 'sortable picture',
  picked_up: 'Picture {{number}} is picked up, at its own place.',
  is_over: 'Picture {{number}} is at place {{place}} of {{of}}.',
  put_down: 'Picture {{number}} put down at place {{place}} of {{of}}.',
  left_there: 'Picture {{number}} stays where it was.',
  said_moved: 'Picture moved to place {{place}} of {{of}}.',
  said_added: '{{name}} is added.',
  said_primary: 'Picture {{number}} is the primary picture now.',
  said_turned: 'Picture {{number}} is turned.',
  said_removed: 'Picture {{number}} is removed.',
  said_back: 'Picture {{number}} is back.',
  turning: 'Turning ...',
  picture_removed: 'Picture removed.',
  undo: 'Undo',
  waiting: 'Waiting',
  preparing: 'Preparing ...',
  sending: '{{percent}}%',
  checking: 'Checking ...',
  upload_progress: 'Upload of {{name}}',
  cancel: 'Cancel',
  cancel_upload: 'Cancel upload of {{name}}',
  retry: 'Try again',
  retry_upload: 'Try {{name}} again',
  dismiss: 'Dismiss',
  dismiss_upload: 'Dismiss {{name}}',
  add_documents: 'Choose PDF files',
  drop_documents: 'or drop them here',
  documents_hint: 'PDF only, up to {{most}} files of {{size}} MB.',
  documents_full: 'That is all: up to {{most}} documents. Remove one to add another.',
  open_document: 'Open {{name}}',
  open: 'Open',
  remove_document: 'Remove {{name}}',
  remove_short: 'Remove',
  document_removed: '{{name}} removed.',
  said_document_removed: '{{name}} is removed.',
  said_document_back: '{{name}} is back.',
  file_is_not_a_picture: 'This is no picture that we can show. Please choose a JPG or PNG file.',
  picture_has_too_many_pixels: 'This picture is too large: 50 megapixels are the most.',
  picture_cannot_be_read: 'This picture cannot be read. It may be damaged.',
  file_is_not_a_pdf: 'This is no PDF. Please save it as a PDF first.',
  document_cannot_be_read: 'This PDF cannot be read. It may be damaged.',
  document_is_encrypted: 'This PDF is locked with a password. Please save it without one.',
  document_is_not_safe: 'This PDF holds scripts or other files. Please print it to a new PDF.',
  file_is_too_large: 'This file is too large.',
  connection_lost: 'The connection was lost.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    media: typeof messages;
  }
}

/** The uploaders of pictures and documents. */
export const mediaText = defineMessages('media', messages);
