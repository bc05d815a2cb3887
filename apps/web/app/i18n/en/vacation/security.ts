export default {
  others_text:
    '- **Anyone:** your listings, an approximate area, your display name, picture and reviews.\n- **Members you write to:** your messages.\n- **Your guests:** the address of the house, and your phone number if you allow it.\n- **Your host:** your name, email and the dates of your stay.\n- **Nobody:** your password, birthday or full card number.',
};
