export default { text_held: "Guests can pay you, but the provider can't pay your bank yet." };
