export default {
  pictures_full:
    "You've added all {{most}} pictures that a crew house can have. Remove one to add another.",
};
