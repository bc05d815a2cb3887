export default {
  meta_title: 'Quality listings',
  meta_description:
    'What we check every day, how we remind listers, how to judge a crash pad before you pay, and how to report a listing.',
  title: 'Quality listings',
  lead: "We work every day to keep listings honest and up to date. We can't guarantee every one of them.",
  pledge_title: 'Our pledge',
  pledge_text:
    "We want every listing to be a real place with a real bed. We require real pictures, a full description and named beds, and we act on reports. But we don't visit. No one from {{brand}} has slept there, so trust your own eyes, too.",
  daily_title: 'What happens every day',
  daily_text:
    "- Every day, we check which listings their listers still update.\n- If a listing hasn't changed for {{days}} days, we email its lister: are the price, beds and pictures still right?\n- If all beds are taken, we remind the lister to deactivate or hide the listing until a bed is free. We repeat this every {{again}} days at most.\n- When a lister's plan ends, their listings leave search.\n- Full crash pads stay in the list, dimmed and labeled, so you don't waste a message.",
  emails_title: 'Reminders add up',
  emails_text: "Emails we've sent so far, including reminders:",
  emails_caption: 'Emails sent',
  judge_title: 'How to judge a listing',
  judge_text:
    "1. Count. Do the beds in the pictures match the beds in the list?\n2. Look for the same window, floor or sofa in several pictures. Pictures from different homes are a bad sign.\n3. Read the reviews and the lister's profile.\n4. Check the distance and how you'd get to the terminal at 4 a.m.\n5. Ask three questions: which bed is free and when, who else lives there, and what the deposit covers.\n6. See it. A video call is enough. A lister with a real place is happy to show it.\n7. Compare the price with others nearby. If it's far too cheap, be careful.",
  report_title: 'Report a listing',
  report_text:
    "Is something wrong? [Tell us](/contact?subject=Report+a+listing) which listing it is and what you saw. Reports are confidential: we don't tell the lister who wrote. If you already sent money, call your bank first.",
} as const;
