export default {
  join_text:
    '- You are old enough to sign a contract where you live.\n- You use your own name and one account.\n- We do not check what people tell us about their job, so ask if it matters to you.',
};
