import { defineMessages } from '../messages.ts';

const messages = {
  meta_title: '{{name}}, lister since {{date}}',
  meta_description: '{{name}} on %brand%: crash pads, reviews by crew and answers to them.',
  joined: 'Joined {{date}}',
  flies_for: 'Flies for {{airlines}}',
  about: 'About {{name}}',
  about_none: '{{name}} has not written an introduction yet.',
  reviews: 'Reviews',
  reviews_of: 'Reviews of {{name}}',
  reviews_count_one: '{{count}} review',
  reviews_count_other: '{{count}} reviews',
  no_reviews: 'No reviews yet',
  no_reviews_text: 'Crew who stayed here can write the first one.',
  score_label: '{{score}} out of 5',
  distribution: 'How the scores are spread',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  review_of: 'Stayed at',
  response_by: 'Response by {{name}}',
  write_review: 'Write a review',
  write_review_hint: 'Crew who rent from {{name}} can leave a review after logging in.',
  already_reviewed: 'You have already reviewed this lister.',
  crash_pads: 'Crash pads of {{name}}',
  no_crash_pads: '{{name}} has no crash pad online at the moment.',
  crash_pads_count_one: '{{count}} crash pad',
  crash_pads_count_other: '{{count}} crash pads',
  back_to_listing: 'Back to listing',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof messages;
  }
}

/** Reviews wherever they stand, and the public page of a lister. */
export const profileText = defineMessages('profile', messages);
