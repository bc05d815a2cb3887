export default {
  seekers_1_q: 'How do I find a vacation rental near my destination?',
  seekers_3_a:
    "You get access for {{months}} months: message every host at every destination as often as you like. It's one payment and doesn't renew.",
  seekers_6_a:
    'Give them {{hours}} hours. Then message two or three others nearby. If a listing looks abandoned, [let us know](/contact?subject=Abandoned+listing).',
};
