export default {
  meta_description:
    'Formatos, tamanhos, uma lista de fotos e exemplos de fotos boas e ruins para anúncios de imóveis de temporada.',
  lead: 'As fotos decidem se os hóspedes abrem seu anúncio. Bastam um celular e dez minutos de luz do dia.',
  shots_text:
    '1. O quarto visto da porta, com todas as camas. Esta é a foto principal.\n2. Uma cama de perto: colchão, luminária, tomada, cortina.\n3. O banheiro, limpo e seco, com a tampa fechada.\n4. A cozinha, com as bancadas livres.\n5. Onde os hóspedes deixam as malas.\n6. A sala ou o quintal.\n7. A vaga de garagem ou o ponto do transporte.\n8. A frente da casa, sem o número.',
};
