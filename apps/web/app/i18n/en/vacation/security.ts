export default {
  others_text:
    '- **Anyone:** your listings, an approximate area, your display name, picture and reviews.\n- **Members you write to:** your messages.\n- **Your guests:** your address, and your phone number if you allow it.\n- **Your host:** your name, email and the dates of your stay.\n- **No one:** your password, birthday or full card number.',
};
