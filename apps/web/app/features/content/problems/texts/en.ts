export default {
  meta_title: 'Problems?',
  meta_description:
    "Is a page not working? Try these steps in order. If nothing helps, tell us what happened and we'll fix it.",
  title: 'Problems?',
  lead: 'One of these steps fixes most problems. Start at the top.',
  try_title: 'Try this first',
  try_text:
    '1. **Try again.** Hotel and airport Wi-Fi drops out. Wait a moment and repeat the step. We never charge you twice for the same payment.\n2. **Reload the page.** We save what you type into a new listing as a draft.\n3. **Use a current browser.** Firefox and Chrome work best. Install the latest version. Browsers inside apps such as Facebook or Instagram often block logins.\n4. **Use a laptop or desktop.** Long forms and lots of pictures are easier there, and some phones run out of memory.\n5. **Turn off extensions.** Ad blockers and script blockers can break the card fields.\n6. **Restart your device.** It sounds silly, but it works.\n7. **Log out and log in again.**',
  common_title: 'Common problems',
  common_text:
    "- **No email from us?** Check your spam folder, then [resend the confirmation](/email/resend). Company email systems sometimes delay emails for hours.\n- **Forgot your password?** [Get a link](/forgot) to choose a new one.\n- **Card declined?** The page shows your bank's answer. Try another card, or call the number on the back of yours.\n- **Location not working?** Allow it in your browser settings, or type the airport code instead.\n- **Pictures not uploading?** Each one can be up to {{size}} MB. See the [image requirements](/image-requirements).\n- **Invitation no longer valid?** You accepted or declined it, or your lister replaced it. Ask your lister to send a new one.",
  send_title: 'Still stuck? Send us these details',
  send_text:
    "- The address of the page, from the address bar.\n- What you did, what you expected and what happened instead.\n- The exact words of the error, or a screenshot.\n- Your device and browser, for example “iPhone 14, Safari”.\n- The time it happened.\n\nPlease leave out passwords and card numbers. [Write to us](/contact?subject=Problem), and we'll answer within {{hours}} hours.",
} as const;
