export default {
  shots_text:
    '1. The bedroom from the door, with every bed in view. Make this your primary picture.\n2. One bed close up: mattress, lamp, outlet, curtain.\n3. The bathroom, clean and dry, with the lid down.\n4. The kitchen with clear counters.\n5. Where guests leave their bags.\n6. The living room or yard.\n7. Parking, or the shuttle stop.\n8. The front of the house, without its number.',
};
