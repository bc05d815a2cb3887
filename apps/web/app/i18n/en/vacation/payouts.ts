export default { text_held: 'Guests can pay you, but the provider cannot pay your bank yet.' };
