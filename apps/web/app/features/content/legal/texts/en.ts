/** Our own terms and privacy notice. A change needs another OWN_LEGAL_VERSION in domain. */
export default {
  version_of: 'Version {{version}}, from {{date}}',
  from: 'From {{date}}',
  terms_title: 'Terms of use',
  terms_lead: 'What you and {{brand}} agree on.',
  privacy_title: 'Privacy',
  privacy_lead: 'What {{brand}} stores about you, why, who sees it, and for how long.',
  agreed_title: 'What you agree to',
  agreed_text:
    "When you join, you accept the notice of understanding for your kind of account: [if you list](/notice-of-understanding?for=lister), [if you search](/notice-of-understanding?for=seeker) or [if you were invited](/notice-of-understanding?for=tenant). It's part of these terms. So are our [policies](/policies), [refund policies](/refund-policies) and [fees](/fees).",
  parties_title: 'Who contracts with whom',
  parties_text:
    "Your contract with us is about the site and your plan. Listers and tenants have a contract of their own about the bed. We're not a party to it.",
  versions_title: 'New versions',
  versions_text:
    'Each version has a date. After you log in, we ask you to accept a new one, and we store your answer. You can answer later. You never have to accept it to pay, to stop a payment or to close your account.',
  questions_title: 'Questions',
  questions_text: '[Write to us](/contact).',
  stored_title: 'What we store, and why',
  stored_text:
    '- **Your account:** name, email, phone number, birthday, picture, and what you write about yourself.\n- **Your listings:** address, texts, pictures and documents.\n- **Rentals and payments:** dates, amounts, receipts, and the last four digits of your card.\n- **Contact with others:** messages, reviews and reports.\n- **Security:** logins, devices and network addresses.\n\nWe need it to run your account, rentals and payments, and to keep the site safe. We never sell it.',
  seen_title: 'Who sees it',
  seen_text:
    '[What others see](/security#others) is on our security page. Admins see what they need to help you or to check a report, and we record what they open.',
  shared_title: 'Who receives it',
  shared_text:
    '- The card payment provider receives your card number and each payment. It identifies listers who get payouts.\n- An email service delivers what we send you.\n- Google or Facebook, if you log in with them.\n- Services for maps and addresses receive the places you look at or search.',
  cookies_title: 'Cookies and browser storage',
  cookies_text:
    'We store only what the site needs: your login, language and theme, that you used this browser before, and what you saved or typed here. There are no advertising cookies.',
  kept_title: 'How long we keep it',
  kept_text:
    '- **Until you close your account:** contact details, password, pictures, listings, and what you saved.\n- **Names, rentals, payments, receipts and what you accepted:** {{years}} years after the end of the year.\n- **Messages:** {{messages}} months after both members closed their accounts.\n- **Reports:** {{reports}} months after the decision.\n- **Security events:** {{audit}} months, their network addresses {{addresses}} months.\n- **Notifications and records of emails:** {{notices}} days.\n- **That your email refuses our emails:** until you verify it again, or until no account and no rental has it.',
  rights_title: 'Your rights',
  rights_text:
    'In your [settings](/account-setting), you can see and correct your data and end logins. For a copy of your data, to object, or to have your account closed, [write to us](/contact).',
} as const;
