export default {
  meta_title: 'Requisitos das fotos',
  meta_description:
    'Formatos, tamanhos, uma lista de fotos e exemplos de fotos boas e ruins para anúncios de crash pads.',
  title: 'Requisitos das fotos',
  lead: 'As fotos decidem se os tripulantes abrem seu anúncio. Bastam um celular e dez minutos de luz do dia.',
  rules_title: 'As regras',
  rules_text:
    '- Adicione até {{most}} fotos, e pelo menos uma. Escolha a foto principal: é a primeira que as pessoas veem.\n- Use JPG, JPEG ou PNG. Fotos direto do celular servem.\n- Cada foto pode ter até {{size}} MB. Fotos com menos de 1 MB carregam mais rápido.\n- Na horizontal funciona melhor. Cards e galerias são mais largos que altos.\n- Removemos os dados de localização de todas as fotos, para não revelar seu endereço.',
  shots_title: 'Lista de fotos',
  shots_text:
    '1. O quarto visto da porta, com todas as camas. Esta é a foto principal.\n2. Uma cama de perto: colchão, luminária, tomada, cortina.\n3. O banheiro, limpo e seco, com a tampa fechada.\n4. A cozinha, com as bancadas livres.\n5. Onde os tripulantes deixam malas e uniformes.\n6. A sala ou o quintal.\n7. A vaga de garagem ou o ponto do transporte.\n8. A frente da casa, sem o número.',
  examples_title: 'Boas e ruins',
  good: 'Boa',
  bad: 'Ruim',
  good_wide: 'Na horizontal, reta, luzes acesas. Dá para ver as duas camas e o espaço entre elas.',
  bad_tall: 'Na vertical, torta e escura. Mostra meia cama e nada do quarto.',
  good_tidy: 'Camas feitas, chão livre. As pessoas veem o que alugam.',
  bad_mess: 'Malas e roupas por toda parte, com coisas de alguém à vista.',
  good_front: 'A casa à luz do dia, sem o número.',
  bad_text: 'Telefone, logotipo e texto por cima da foto.',
  rejected_title: 'O que não aceitamos',
  rejected_text:
    '- Telefones, emails, endereços da web, preços ou QR codes na foto\n- Marcas d’água, logotipos e colagens\n- Fotos de outros anúncios ou catálogos, ou feitas com IA\n- Pessoas que não concordaram em aparecer\n- Números de casa, placas de carro e códigos de porta\n- Arquivos corrompidos ou que não são fotos',
  tips_title: 'Cinco dicas',
  tips_text:
    '- Abra as cortinas e acenda todas as luzes.\n- Fique em um canto e segure o celular reto, na altura do peito.\n- Limpe a lente. Faz mais diferença que um celular novo.\n- Tire novas fotos quando trocar camas ou móveis.\n- Gire a foto no editor em vez de enviá-la de novo.',
};

export const vacation = {
  meta_description:
    'Formatos, tamanhos, uma lista de fotos e exemplos de fotos boas e ruins para anúncios de imóveis de temporada.',
  lead: 'As fotos decidem se os hóspedes abrem seu anúncio. Bastam um celular e dez minutos de luz do dia.',
  shots_text:
    '1. O quarto visto da porta, com todas as camas. Esta é a foto principal.\n2. Uma cama de perto: colchão, luminária, tomada, cortina.\n3. O banheiro, limpo e seco, com a tampa fechada.\n4. A cozinha, com as bancadas livres.\n5. Onde os hóspedes deixam as malas.\n6. A sala ou o quintal.\n7. A vaga de garagem ou o ponto do transporte.\n8. A frente da casa, sem o número.',
};

export const crew = {
  meta_description:
    'Formatos, tamanhos, uma lista de fotos e exemplos de fotos boas e ruins para anúncios de alojamentos.',
};
