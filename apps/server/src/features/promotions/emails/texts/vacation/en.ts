export default {
  ended_found:
    "While it's active, travelers can still find your {{place}} in search, in its usual position.",
  ended_hidden:
    "Hi {{name}}, travelers couldn't find your {{place}}, so we didn't charge you for another month.",
};
