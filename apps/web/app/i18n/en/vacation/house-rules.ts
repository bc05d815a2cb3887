export default {
  lead: 'People in a shared house get up and come home at different hours. These rules let everyone sleep.',
  off_text:
    'Some listings limit the nights a month. If you want to stay longer, say so first. Many hosts agree, a few charge more.',
};
