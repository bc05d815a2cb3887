/** The uploaders of pictures and documents. */
export default {
  add_pictures: 'Choose pictures',
  add_more_pictures: 'Add more pictures',
  drop_pictures: 'or drop them here',
  drop_now: 'Drop them here to add them',
  pictures_hint:
    'JPG, PNG, WebP or AVIF, up to {{most}}. We resize large pictures for you. Landscape looks best.',
  pictures_count_one: '{{count}} of {{most}} pictures',
  pictures_count_other: '{{count}} of {{most}} pictures',
  pictures_full:
    "You've added all {{most}} pictures that a crash pad can have. Remove one to add another.",
  left_out_one: "We didn't add {{count}} file. You had room for {{room}} more.",
  left_out_other: "We didn't add {{count}} files. You had room for {{room}} more.",
  left_out_full_one: "We didn't add {{count}} file. You already have {{most}}.",
  left_out_full_other: "We didn't add {{count}} files. You already have {{most}}.",
  picture_number: 'Picture {{number}} of {{of}}',
  picture_primary: 'Picture {{number}} of {{of}}, primary picture',
  primary: 'Primary',
  make_primary: 'Make picture {{number}} the primary picture',
  is_primary: 'Picture {{number}} is the primary picture',
  rotate: 'Rotate picture {{number}} to the right',
  remove: 'Remove picture {{number}}',
  move_earlier: 'Move picture {{number}} forward',
  move_later: 'Move picture {{number}} back',
  how_to_order:
    'Crew see the primary picture first. Drag the pictures into order, or use the arrows.',
  how_to_drag:
    'Press Space to pick up the picture, the arrow keys to move it, and Space again to drop it. Press Escape to cancel.',
  sortable: 'sortable picture',
  picked_up: 'Picked up picture {{number}}.',
  is_over: 'Picture {{number}} is at position {{place}} of {{of}}.',
  put_down: 'Dropped picture {{number}} at position {{place}} of {{of}}.',
  left_there: 'Picture {{number}} is back where it was.',
  said_moved: 'Moved the picture to position {{place}} of {{of}}.',
  said_added: 'Added {{name}}.',
  said_primary: 'Picture {{number}} is now the primary picture.',
  said_turned: 'Rotated picture {{number}}.',
  said_removed: 'Removed picture {{number}}.',
  said_back: 'Restored picture {{number}}.',
  turning: 'Rotating…',
  picture_removed: 'Picture removed.',
  waiting: 'Waiting',
  preparing: 'Preparing…',
  sending: '{{percent}}%',
  checking: 'Checking…',
  upload_progress: 'Uploading {{name}}',
  cancel_upload: 'Cancel upload of {{name}}',
  retry: 'Try again',
  retry_upload: 'Try {{name}} again',
  dismiss: 'Dismiss',
  dismiss_upload: 'Dismiss {{name}}',
  add_documents: 'Choose PDF files',
  drop_documents: 'or drop them here',
  documents_hint: 'PDF only, up to {{most}} files of {{size}} MB each.',
  documents_full: "You've added all {{most}} documents. Remove one to add another.",
  open_document: 'Open {{name}}',
  open: 'Open',
  remove_document: 'Remove {{name}}',
  remove_short: 'Remove',
  document_removed: '{{name}} removed.',
  said_document_removed: 'Removed {{name}}.',
  said_document_back: 'Restored {{name}}.',
  file_is_not_a_picture: "We can't show this file. Please choose a JPG or PNG picture.",
  picture_has_too_many_pixels: 'This picture is too large. Choose one with at most 50 megapixels.',
  picture_cannot_be_read: "We can't read this picture. The file may be damaged.",
  heic_cannot_be_read:
    "We can't read HEIC pictures. Save it as a JPEG and upload it again. On an iPhone, set Camera > Formats to Most Compatible. On a Mac, export it from Preview.",
  file_is_not_a_pdf: "This file isn't a PDF. Please save it as a PDF first.",
  document_cannot_be_read: "We can't read this PDF. The file may be damaged.",
  document_is_encrypted: 'This PDF is locked with a password. Please save it without one.',
  document_is_not_safe: 'This PDF contains scripts or other files. Please print it to a new PDF.',
  file_is_too_large: 'This file is too large. Please choose a smaller one.',
  connection_lost: 'You lost the connection.',
} as const;

export const vacation = {
  pictures_full:
    "You've added all {{most}} pictures that a vacation rental can have. Remove one to add another.",
  how_to_order:
    'Guests see the primary picture first. Drag the pictures into order, or use the arrows.',
};

export const crew = {
  pictures_full:
    "You've added all {{most}} pictures that a crew house can have. Remove one to add another.",
};
