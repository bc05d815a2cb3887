export default {
  lead: 'People in a shared house get up and come home at different hours. These rules let everyone sleep.',
  off_text:
    'Some listings limit the nights per month. If you want to stay longer, ask first. Many hosts agree, and a few charge more.',
};
