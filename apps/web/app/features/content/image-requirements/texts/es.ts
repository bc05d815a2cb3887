export default {
  meta_title: 'Requisitos de las imágenes',
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de crash pads.',
  title: 'Requisitos de las imágenes',
  lead: 'Las fotos deciden si los tripulantes abren tu anuncio. Bastan un teléfono y diez minutos de luz natural.',
  rules_title: 'Las reglas',
  rules_text:
    '- Hasta {{most}} fotos, al menos una. Elige la principal: es la primera que se ve.\n- JPG, JPEG o PNG. Las fotos tal como salen del teléfono sirven.\n- Hasta {{size}} MB cada una. Con menos de 1 MB se suben más rápido.\n- En horizontal se ven mejor. Las tarjetas y galerías son más anchas que altas.\n- Quitamos los datos de ubicación de todas las fotos, para que no revelen tu dirección.',
  shots_title: 'Una lista de tomas',
  shots_text:
    '1. El dormitorio, desde la puerta, con todas las camas a la vista. Que sea la foto principal.\n2. Una cama de cerca: colchón, lámpara, enchufe, cortina.\n3. El baño, limpio y seco, con la tapa bajada.\n4. La cocina con las superficies despejadas.\n5. Dónde se dejan las maletas y los uniformes.\n6. La sala o el patio.\n7. El estacionamiento o la parada del transporte.\n8. El frente de la casa, sin su número.',
  examples_title: 'Buenas y malas',
  good: 'Buena',
  bad: 'Mala',
  good_wide: 'Horizontal, recta, con luz. Se ven las dos camas y el paso entre ellas.',
  bad_tall: 'Vertical, torcida y oscura. Muestra media cama y nada de la habitación.',
  good_tidy: 'Camas hechas, piso despejado. Se ve lo que se alquila.',
  bad_mess: 'Maletas y ropa por todas partes, cosas de alguien a la vista.',
  good_front: 'La casa con luz de día, sin su número.',
  bad_text: 'Teléfono, logotipo y texto sobre la foto.',
  rejected_title: 'Qué no aceptamos',
  rejected_text:
    '- Teléfonos, correos, direcciones web, precios o códigos QR en la foto\n- Marcas de agua, logotipos y collages\n- Fotos de otros anuncios o catálogos, o hechas con IA\n- Personas que no aceptaron aparecer\n- Números de casa, placas de autos y códigos de puertas\n- Archivos dañados o que no son imágenes',
  tips_title: 'Cinco consejos',
  tips_text:
    '- Abre las cortinas y enciende todas las lámparas.\n- Sostén el teléfono a la altura del pecho, recto, en una esquina.\n- Limpia la lente. Se nota más que un teléfono nuevo.\n- Toma fotos nuevas cuando cambies camas o muebles.\n- Gira una foto 90 grados en el editor en lugar de subirla de nuevo.',
};

export const vacation = {
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de alojamientos.',
  lead: 'Las fotos deciden si los viajeros abren tu anuncio. Bastan un teléfono y diez minutos de luz natural.',
  shots_text:
    '1. El dormitorio, desde la puerta, con todas las camas a la vista. Que sea la foto principal.\n2. Una cama de cerca: colchón, lámpara, enchufe, cortina.\n3. El baño, limpio y seco, con la tapa bajada.\n4. La cocina con las superficies despejadas.\n5. Dónde se dejan las maletas y la ropa.\n6. La sala o el patio.\n7. El estacionamiento o la parada del transporte.\n8. El frente de la casa, sin su número.',
};

export const crew = {
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de casas.',
};
