export default {
  join_text:
    "- You're old enough to sign a contract where you live.\n- You use your own name and have one account.\n- We don't check what people tell us about their job, so ask if it matters to you.",
};
