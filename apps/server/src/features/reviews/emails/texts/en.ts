/** Server texts: emails about reviews. */
export default {
  about: 'About',
  hidden_preview: 'A member reported it, and we reviewed the report.',
  hidden_rules: 'Read our rules',
  hidden_wrong: "If you think we're wrong, write to {{address}}.",
  quote: '“{{words}}”',
  rating: 'Rating',
  received_button: 'Read and respond',
  received_respond: 'You can respond once. Everyone who reads the review sees your response.',
  received_subject: '{{author}} wrote a review',
  received_text: 'Hi {{name}}, {{author}} reviewed their stay.',
  response_button: 'See my review',
  response_hidden_subject: "We removed your response to {{author}}'s review",
  response_hidden_text:
    "Hi {{name}}, a member reported your response to {{author}}'s review. We reviewed the report and removed it. It no longer appears or counts.",
  response_preview: 'Your review of {{about}}.',
  response_subject: '{{who}} responded to your review',
  response_text: 'Hi {{name}}, here is the response to your review of {{about}}.',
  review_hidden_subject: 'We removed your review of {{about}}',
  review_hidden_text:
    'Hi {{name}}, a member reported your review of {{about}}. We reviewed the report and removed it. It no longer appears or counts.',
  stars_one: '{{count}} of 5 stars',
  stars_other: '{{count}} of 5 stars',
} as const;
