export default {
  pictures_full:
    'That is all: a crew house shows up to {{most}} pictures. Remove one to add another.',
};
