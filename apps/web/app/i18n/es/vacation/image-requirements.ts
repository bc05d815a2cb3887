export default {
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de alojamientos.',
  lead: 'Las fotos deciden si los viajeros abren tu anuncio. Bastan un teléfono y diez minutos de luz natural.',
  shots_text:
    '1. El dormitorio, desde la puerta, con todas las camas a la vista. Que sea la foto principal.\n2. Una cama de cerca: colchón, lámpara, enchufe, cortina.\n3. El baño, limpio y seco, con la tapa bajada.\n4. La cocina con las superficies despejadas.\n5. Dónde se dejan las maletas y la ropa.\n6. La sala o el patio.\n7. El estacionamiento o la parada del transporte.\n8. El frente de la casa, sin su número.',
};
