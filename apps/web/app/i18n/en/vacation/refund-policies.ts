export default {
  no_text:
    "We don't refund services once we've provided them:\n\n- You found a bed, changed your plans or changed your mind.\n- You didn't use all the months of a plan.\n- A host didn't answer, or a bed wasn't what you hoped for.\n- We closed your account because it broke the [policies](/policies).",
};
