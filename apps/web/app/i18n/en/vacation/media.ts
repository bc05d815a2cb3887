export default {
  pictures_full:
    "You've added all {{most}} pictures that a vacation rental can have. Remove one to add another.",
  how_to_order:
    'Guests see the primary picture first. Drag the pictures into order, or use the arrows.',
};
