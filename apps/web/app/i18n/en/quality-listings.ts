export default {
  meta_title: 'Quality listings',
  meta_description:
    'What we check every day, what listers are reminded of, how to judge a crash pad before you pay, and how to report a listing.',
  title: 'Quality listings',
  lead: 'We work every day to keep listings honest and up to date. We cannot guarantee every one of them.',
  pledge_title: 'Our pledge',
  pledge_text:
    'We want every listing to be a real place with a real bed. We ask for real pictures, a full description and named beds, and we act on reports. What we do not do is visit. Nobody from %brand% has slept there, so trust your own eyes too.',
  daily_title: 'What happens every day',
  daily_text:
    '- Once a day we check which listings their listers still look after.\n- A listing that has not changed for {{days}} days gets its lister an email: are price, beds and pictures still right?\n- A listing whose beds are all taken gets its lister a reminder to deactivate or hide it until a bed is free. We repeat it at most every {{again}} days.\n- Listings whose plan has ended leave the search.\n- Full houses stay in the list, dimmed and labeled, so that you do not ask in vain.',
  emails_title: 'Reminders add up',
  emails_text: 'Emails we have sent so far, reminders included:',
  emails_caption: 'Emails sent',
  judge_title: 'How to judge a listing',
  judge_text:
    '1. Count. Do the beds in the pictures match the beds in the list?\n2. Look for the same window, floor or sofa in several pictures. Pictures from different homes are a bad sign.\n3. Read reviews, and open the profile of the lister.\n4. Check the distance and how you get to the terminal at 4 a.m.\n5. Ask three things: which bed is free from when, who else lives there, and what the deposit covers.\n6. See it. A video call is enough. A lister with a real house shows it gladly.\n7. Compare the price with others nearby. Far too cheap is a reason to be careful.',
  report_title: 'Report a listing',
  report_text:
    'Something is wrong? [Tell us](/contact?subject=Report+a+listing) which listing it is and what you saw. Reports are confidential: the lister does not learn who wrote. If you already sent money, tell your bank first.',
} as const;
