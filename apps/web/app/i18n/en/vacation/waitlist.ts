export default {
  note_hint: 'Your travel plans, your schedule, how long you want to stay.',
};
