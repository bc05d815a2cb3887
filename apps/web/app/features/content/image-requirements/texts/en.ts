export default {
  meta_title: 'Image requirements',
  meta_description:
    'Formats, sizes, a shot list, and examples of good and bad pictures for crash pad listings.',
  title: 'Image requirements',
  lead: 'Pictures decide whether crew open your listing. All you need is a phone and ten minutes of daylight.',
  rules_title: 'The rules',
  rules_text:
    "- Add up to {{most}} pictures, and at least one. Choose the primary picture: people see it first.\n- Use JPG, JPEG or PNG. Pictures straight from your phone are fine.\n- Each picture can be up to {{size}} MB. Pictures under 1 MB upload fastest.\n- Landscape works best. Cards and galleries are wider than they are tall.\n- We remove location data from every picture, so it can't reveal your address.",
  shots_title: 'Shot list',
  shots_text:
    '1. The bedroom from the door, with every bed in view. Make this your primary picture.\n2. One bed close up: mattress, lamp, outlet, curtain.\n3. The bathroom, clean and dry, with the lid down.\n4. The kitchen with clear counters.\n5. Where crew leave bags and uniforms.\n6. The living room or yard.\n7. Parking, or the shuttle stop.\n8. The front of the house, without its number.',
  examples_title: 'Good and bad',
  good: 'Good',
  bad: 'Bad',
  good_wide: 'Landscape, level, lights on. You can see both beds and the space between them.',
  bad_tall: 'Portrait, tilted and dark. It shows half a bed and no room.',
  good_tidy: 'Beds made, floor clear. People see what they rent.',
  bad_mess: "Bags and laundry everywhere, with someone's things in view.",
  good_front: 'The house in daylight, without its number.',
  bad_text: 'Phone number, logo and text over the picture.',
  rejected_title: "What we don't accept",
  rejected_text:
    "- Phone numbers, emails, web addresses, prices or QR codes in the picture\n- Watermarks, logos and collages\n- Pictures from other listings or catalogs, or made with AI\n- People who didn't agree to appear\n- House numbers, license plates and door codes\n- Damaged files, or files that aren't pictures",
  tips_title: 'Five tips',
  tips_text:
    '- Open the curtains and turn on every lamp.\n- Stand in a corner and hold the phone level at chest height.\n- Clean the lens. It makes more difference than a new phone.\n- Take new pictures when you change beds or furniture.\n- Rotate a picture in the editor instead of uploading it again.',
} as const;

export const vacation = {
  shots_text:
    '1. The bedroom from the door, with every bed in view. Make this your primary picture.\n2. One bed close up: mattress, lamp, outlet, curtain.\n3. The bathroom, clean and dry, with the lid down.\n4. The kitchen with clear counters.\n5. Where guests leave their bags.\n6. The living room or yard.\n7. Parking, or the shuttle stop.\n8. The front of the house, without its number.',
};
