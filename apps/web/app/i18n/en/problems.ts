export default {
  meta_title: 'Problems?',
  meta_description:
    'A page does not work? Try these steps in order, then tell us what happened so that we can fix it.',
  title: 'Problems?',
  lead: 'Most problems go away with one of these steps. Start at the top.',
  try_title: 'Try this first',
  try_text:
    '1. **Try again.** Hotel and airport Wi-Fi drops out. Wait a moment and repeat the step. You are never charged twice for the same payment.\n2. **Reload the page.** What you typed into a new listing is saved as a draft.\n3. **Use a current browser.** Firefox and Chrome work best. Update the one you have. In-app browsers, such as those of Facebook or Instagram, often block logins.\n4. **Use a laptop or desktop.** Long forms and many pictures are easier there, and some phones run out of memory.\n5. **Turn off extensions.** Ad and script blockers can stop the card fields.\n6. **Restart the device.** It sounds silly. It helps.\n7. **Log out and log in again.**',
  common_title: 'Common problems',
  common_text:
    '- **No email from us?** Look in spam, then [send the confirmation again](/email/resend). Company mail systems sometimes hold emails back for hours.\n- **Forgot your password?** [Get a link](/forgot) to choose a new one.\n- **Card declined?** The page says what the bank answered. Try another card, or call the number on the back of yours.\n- **Location does not work?** Allow it in the settings of the browser, or type the airport code instead.\n- **Pictures do not upload?** Each may have up to {{size}} MB. See the [image requirements](/image-requirements).\n- **Invitation no longer valid?** It was accepted, declined or replaced by a newer one. Ask your lister to send it again.',
  send_title: 'Still stuck? Send us this',
  send_text:
    '- The address of the page, from the address bar.\n- What you did, what you expected and what happened instead.\n- The exact words of the error, or a screenshot.\n- Device and browser, for example “iPhone 14, Safari”.\n- The time it happened.\n\nPlease leave out passwords and card numbers. [Write to us](/contact?subject=Problem), and we answer within {{hours}} hours.',
} as const;
