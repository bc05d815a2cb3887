export default {
  meta_title: 'Image requirements',
  meta_description:
    'Formats, sizes, a shot list, and drawings of good and bad pictures for crash pad listings.',
  title: 'Image requirements',
  lead: 'Pictures decide whether crew open your listing. A phone and ten minutes of daylight are enough.',
  rules_title: 'The rules',
  rules_text:
    '- Up to {{most}} pictures, at least one. Choose the primary one: it is the first that people see.\n- JPG, JPEG or PNG. Pictures straight from a phone are fine.\n- Up to {{size}} MB each. Under 1 MB uploads quickest.\n- Landscape works best. Cards and galleries are wider than tall.\n- We remove location data from every picture, so it cannot give away your address.',
  shots_title: 'A shot list',
  shots_text:
    '1. The bedroom, from the door, with every bed in view. Make this the primary picture.\n2. One bed close up: mattress, lamp, outlet, curtain.\n3. The bathroom, clean and dry, lid down.\n4. The kitchen with clear counters.\n5. Where crew leave bags and uniforms.\n6. The living room or yard.\n7. Parking, or the stop of the shuttle.\n8. The front of the house, without its number.',
  examples_title: 'Good and bad',
  good: 'Good',
  bad: 'Bad',
  good_wide: 'Landscape, level, light on. Both beds and the way between them are in view.',
  bad_tall: 'Portrait, tilted and dark. It shows half a bed and no room.',
  good_tidy: 'Beds made, floor free. People see what they rent.',
  bad_mess: 'Bags and laundry everywhere, someone’s things in view.',
  good_front: 'The house in daylight, without its number.',
  bad_text: 'Phone number, logo and text over the picture.',
  rejected_title: 'What is rejected',
  rejected_text:
    '- Phone numbers, emails, web addresses, prices or QR codes in the picture\n- Watermarks, logos and collages\n- Pictures from other listings, catalogs or generators\n- People who did not agree to be shown\n- House numbers, license plates and door codes\n- Files that are damaged or not pictures',
  tips_title: 'Five tips',
  tips_text:
    '- Open the curtains and switch on every lamp.\n- Hold the phone at chest height, level, in a corner.\n- Clean the lens. It makes more difference than a new phone.\n- Take pictures again when you change beds or furniture.\n- Turn a picture by 90 degrees in the editor instead of uploading it again.',
} as const;
