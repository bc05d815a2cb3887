export default {
  pictures_full:
    'That is all: a vacation rental shows up to {{most}} pictures. Remove one to add another.',
  how_to_order:
    'The primary picture is the first that guests see. Drag pictures into order, or use the arrows.',
};
